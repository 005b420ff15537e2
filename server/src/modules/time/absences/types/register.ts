import { refusals } from '../../../../platform/contract/refusals.ts'
import {
  Code,
  described,
  IdOf,
  Name,
  nullable,
  oneOf,
  Text,
  Type,
} from '../../../../platform/contract/shapes.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import { defaulted, required } from '../../../../platform/register/fields.ts'
import { register } from '../../../../platform/register/register.ts'
import type { Contributions } from '../../../../platform/slots.ts'
import { dayTypesWithIds } from '../../../company/catalogs/day-types/port.ts'
import { dayTypeNotFound } from '../../../company/catalogs/day-types/refusals.ts'
import { entryCategoriesOf } from '../../../company/catalogs/entry-types/port.ts'
import { entryTypeNotFound } from '../../../company/catalogs/entry-types/refusals.ts'
import { accountsOf, takesKinds } from '../accounts.ts'
import { typeChanged } from '../type-changed.ts'
import { checkReferences, type Naming, type TakenFrom } from './reference-rules.ts'
import { absenceTypeRefusals } from './refusals.ts'
import { check } from './rules.ts'

export const sensitivities = ['open', 'team', 'manager', 'hr'] as const
export type AbsenceSensitivity = (typeof sensitivities)[number]

const count = (minimum: number, maximum: number, description: string) =>
  Type.Integer({ minimum, maximum, description })

const rules = {
  sensitivity: required(
    oneOf(sensitivities, {
      description:
        'Who is told the type of an absence, besides its member, those who answer for personnel and payroll: `open` everybody who sees the absence, `team` members of a common planning unit and supervisors, `manager` supervisors, `hr` nobody else.',
    }),
  ),
  unit: required(
    oneOf(['days', 'hours'], {
      description:
        'What absences of the type are counted in: `days` as working days, `hours` as minutes of the targets.',
    }),
  ),
  partsAllowed: defaulted(
    Type.Boolean({
      description: 'Whether an absence may be of a morning, an afternoon or hours of its days.',
    }),
    false,
  ),
  dayTypeId: required(
    described(
      IdOf('day_type'),
      'The day type that whole days of absence are marked as: it says what they credit.',
    ),
  ),
  entryTypeId: defaulted(
    described(
      nullable(IdOf('entry_type')),
      'The entry type, of category `absence`, of the entries that parts of days are written as; null where only whole days are taken.',
    ),
    null,
  ),
  payTypeCode: defaulted(
    nullable(
      Text(50, {
        description:
          'The pay type of the absence in the payroll system; null for that of the day type or entry type.',
      }),
    ),
    null,
  ),
  approvalSteps: defaulted(
    count(0, 2, 'How many approve an absence one after the other; 0: it is approved when it is submitted.'),
    1,
  ),
  certificateAfterDays: defaulted(
    nullable(
      count(
        0,
        366,
        'A certificate is asked for where an absence is longer than so many days in a row; 0: for every one, null: for none.',
      ),
    ),
    null,
  ),
  certificateDueDays: defaulted(
    nullable(
      count(
        0,
        90,
        'So many days after it was asked for a certificate is overdue; null: at the end of the absence.',
      ),
    ),
    null,
  ),
  takesKind: defaulted(
    nullable(
      oneOf(takesKinds, {
        description:
          'What absences are taken from: `leave` of a policy, or a `balance` of minutes; null where they take from nothing and only working days are counted.',
      }),
    ),
    null,
  ),
  takesRef: defaulted(
    nullable(
      Text(64, {
        description:
          'Which: the id of a leave policy; `flex`, `overtime`, `banked_leave` or the id of a time bank. Null without `takesKind`.',
      }),
    ),
    null,
  ),
  countsAsWorkedForLeave: defaulted(
    oneOf(['always', 'never', 'limited'], {
      description:
        'Whether days of absence count as worked where annual holiday is earned: `limited` up to `countsAsWorkedDays`.',
    }),
    'always',
  ),
  countsAsWorkedDays: defaulted(
    nullable(count(1, 366, 'How many working days of a leave year count as worked; null unless `limited`.')),
    null,
  ),
}

/** Why members are absent, what it does to their days, and who is told. */
export const absenceTypes = register({
  singular: 'absence_type',
  plural: 'absence_types',
  fields: { code: required(Code), name: required(Name) },
  versions: {
    fields: rules,
    because: 'absences keep to the version in force on their dates',
    check,
    references: referenceRefusal,
    added(tx, changed, contributions) {
      tx.lastly(() => contributions(typeChanged)(tx, contributions, changed))
      return Promise.resolve()
    },
  },
  uses: { ...dayTypeNotFound, ...entryTypeNotFound },
  refusals: refusals(absenceTypeRefusals),
  operations: {
    create: {
      refuses: [
        'day_type_not_found',
        'entry_type_not_found',
        'absence_type_rules_invalid',
        'absence_type_entry_type_unfit',
        'absence_type_account_unknown',
      ],
      example: {
        body: {
          code: 'volunteering',
          name: 'Volunteering',
          versions: [
            {
              validFrom: '2026-01-01',
              sensitivity: 'open',
              unit: 'days',
              dayTypeId: '019aa3b2-6b00-7c1e-8f01-4b6f0d9c1d01',
            },
          ],
        },
      },
    },
    addVersion: {
      refuses: [
        'day_type_not_found',
        'entry_type_not_found',
        'absence_type_rules_invalid',
        'absence_type_entry_type_unfit',
        'absence_type_account_unknown',
      ],
      example: {
        body: {
          validFrom: '2027-01-01',
          sensitivity: 'team',
          unit: 'days',
          dayTypeId: '019aa3b2-6b00-7c1e-8f01-4b6f0d9c1d01',
        },
      },
    },
  },
})

/** Why versions name what is not there, or does not fit; the statements travel together. */
async function referenceRefusal(db: TenantDb, versions: readonly Naming[], contributions: Contributions) {
  const [dayTypes, categories, unknown] = await Promise.all([
    dayTypesWithIds(
      db,
      versions.map(({ dayTypeId }) => dayTypeId),
    ),
    entryCategoriesOf(
      db,
      versions.flatMap(({ entryTypeId }) => entryTypeId ?? []),
    ),
    unknownAccounts(db, versions, contributions),
  ])
  return checkReferences(versions, { dayTypes, categories, unknown })
}

/** What versions take from that is not there. */
async function unknownAccounts(
  db: TenantDb,
  versions: readonly Naming[],
  contributions: Contributions,
): Promise<TakenFrom[]> {
  const named = versions.flatMap(({ takesKind: kind, takesRef: ref }) =>
    kind === null || ref === null ? [] : [{ kind, ref }],
  )
  const unknown = await Promise.all(
    [...Map.groupBy(named, ({ kind }) => kind)].map(async ([kind, asked]) => {
      const refs = asked.map(({ ref }) => ref)
      const known = await accountsOf(contributions, kind)?.known(db, refs)
      return refs.flatMap(ref => (known?.has(ref) ? [] : [{ kind, ref }]))
    }),
  )
  return unknown.flat()
}
