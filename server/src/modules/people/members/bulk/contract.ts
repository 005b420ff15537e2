import { events } from '../../../../platform/contract/events.ts'
import { contract } from '../../../../platform/contract/family.ts'
import type { Operation } from '../../../../platform/contract/operation.ts'
import { saidOfRefusal } from '../../../../platform/contract/refused-ones.ts'
import { refusals } from '../../../../platform/contract/refusals.ts'
import {
  array,
  described,
  DryRun,
  IdOf,
  nullable,
  object,
  oneOf,
  optional,
  type Static,
  Type,
} from '../../../../platform/contract/shapes.ts'
import { limits } from '../../../../platform/vocabulary/limits.ts'
import { memberRecord } from '../record/contract.ts'

/** Loose on purpose: one bad row is reported with its code and does not stop the others. */
const Cell = optional(nullable(Type.String({ maxLength: 10_000 })))

const Row = object({
  firstNames: described(Cell, 'Every given name; needed. Null or absent is reported as `missing_required`.'),
  lastName: described(Cell, 'The family name; needed. Null or absent is reported as `missing_required`.'),
  email: described(
    Cell,
    'An e-mail address, for the invitation; null or absent for a member who only uses a shared device.',
  ),
  role: described(Cell, 'One of the roles; needed. Null or absent is reported as `missing_required`.'),
  unitName: described(Cell, 'The primary unit by its name; null or absent for none.'),
  managerEmail: described(
    Cell,
    'The supervisor by their address, on the roster or in another row; null or absent for none.',
  ),
  employmentStartDate: described(
    Cell,
    'The first day of the employment, `YYYY-MM-DD`; null or absent when it is not known.',
  ),
  locale: described(Cell, 'The language of mail to the member; null or absent for Finnish.'),
  worktimeModel: described(Cell, 'The worktime model by its name; null or absent for none.'),
  employer: described(Cell, 'The employer by name or registry code; null or absent for none.'),
})
export type BulkRow = Static<typeof Row>

/** Why a row was not carried out. */
export const rowErrors = [
  'missing_required',
  'unknown_field',
  'invalid_value',
  'role_exceeds_actor',
  'manager_not_found',
  'supervisor_cycle',
  'planning_unit_not_found',
  'worktime_model_not_found',
  'employer_not_found',
] as const
export type RowError = (typeof rowErrors)[number]

const Result = object({
  email: nullable(
    Type.String({ description: 'The address of the row, to find it by; null for a row without one.' }),
  ),
  status: oneOf(['invited', 'created', 'skipped', 'error'], { description: 'What became of the row.' }),
  membershipId: described(
    nullable(IdOf('membership')),
    'The member who was made, or was there already; null after an error, and when nothing was written.',
  ),
  code: described(nullable(oneOf(rowErrors)), 'Why the row was refused; null unless `status` is `error`.'),
  field: optional(
    Type.String({ description: 'The field of the row that is the reason; only after an error.' }),
  ),
  detail: optional(
    Type.String({ description: 'The reason in words; only of a row that is not in its shape.' }),
  ),
  ...saidOfRefusal,
})
export type BulkResult = Static<typeof Result>

const bulkOperations = {
  createBulk: {
    method: 'POST',
    path: '/v1/memberships/bulk',
    summary: 'Add up to 500 people to the roster',
    description:
      'Always 200, with one result a row in the order of the rows. Supervisors (by address), units and worktime models ' +
      '(by name) and employers (by name or registry code) are looked up, supervisors among the rows of the same request ' +
      'too, in any order. A row whose address is on the roster is `skipped`, so the same rows can be sent again. ' +
      'A row with an address is `invited`; take the link with `POST /v1/memberships/{id}/invite` where no mail is sent. ' +
      'A row without one is `created`, a device-only member.',
    needs: ['members.manage'],
    rowByRow: true,
    body: object({
      rows: array(Row, {
        minItems: 1,
        maxItems: limits.bulkMembers,
        description:
          'The people to add. A row of another shape is refused alone, and the others are carried out.',
      }),
      dryRun: DryRun,
    }),
    answers: object({
      results: array(Result, { description: 'One result a row, in the order of the rows.' }),
      dryRun: optional(described(Type.Literal(true), 'Present when nothing was written, as asked.')),
    }),
    emits: ['member.created', 'member.invited'],
    example: {
      body: {
        rows: [
          {
            firstNames: 'Maija',
            lastName: 'Virtanen',
            email: 'maija@example.fi',
            role: 'manager',
            unitName: 'Helsinki',
          },
          {
            firstNames: 'Matti',
            lastName: 'Meikäläinen',
            email: 'matti@example.fi',
            role: 'employee',
            managerEmail: 'maija@example.fi',
            employmentStartDate: '2026-12-01',
            locale: 'fi',
          },
        ],
      },
      answer: {
        results: [
          {
            email: 'maija@example.fi',
            status: 'invited',
            membershipId: '019aa3b2-6b00-7c1e-8f00-4b6f0d9c1a01',
            code: null,
          },
          {
            email: 'matti@example.fi',
            status: 'error',
            membershipId: null,
            code: 'manager_not_found',
            field: 'managerEmail',
          },
        ],
      },
    },
  },
} as const satisfies Readonly<Record<string, Operation>>

export const bulkMembers = contract({
  name: 'members',
  tag: 'Members',
  // Codes of single rows: the request itself answers 200.
  refusals: refusals({
    manager_not_found: {
      status: 404,
      title: 'No such supervisor',
      when: 'A bulk row names a supervisor by an address that is neither on the roster nor created by the same request.',
      remedy: 'Correct `managerEmail`, or add the supervisor to the rows.',
      translations: {
        fi: ['Esihenkilöä ei löydy', 'Korjaa `managerEmail` tai lisää esihenkilö riveille.'],
        sv: ['Chefen finns inte', 'Rätta `managerEmail`, eller lägg till chefen på raderna.'],
      },
    },
  }),
  events: events({}),
  uses: memberRecord,
  operations: bulkOperations,
})
