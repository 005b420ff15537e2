import { contract } from '../../../platform/contract/family.ts'
import { exampleId } from '../../../platform/contract/openapi/example-id.ts'
import { refusals } from '../../../platform/contract/refusals.ts'
import {
  Id,
  InstantInput,
  object,
  optional,
  page,
  paging,
  Text,
  Type,
} from '../../../platform/contract/shapes.ts'
import { storedProblems } from './problems.ts'
import { AuditCheckpoint, AuditEntry, AuditVerification } from './shapes.ts'

const filter = (what: string, example: string) =>
  optional(Text(200, { description: what, examples: [example] }))

export const audit = contract({
  name: 'audit',
  tag: 'Audit',
  about: 'The administrative audit trail and the verification of its chain.',
  refusals: refusals({
    audit_checkpoint_invalid: {
      status: 422,
      title: 'The checkpoint is none of this organisation',
      when: 'The checkpoint is malformed, was altered, was signed by another service, or is about another organisation.',
      remedy: 'Send `statement` of `GET /v1/audit/checkpoints` as it was given.',
      translations: {
        fi: [
          'Tarkistuspiste ei ole tämän organisaation',
          'Lähetä `statement` sellaisena kuin `GET /v1/audit/checkpoints` sen antoi.',
        ],
        sv: [
          'Kontrollpunkten hör inte till denna organisation',
          'Skicka `statement` från `GET /v1/audit/checkpoints` så som den gavs.',
        ],
      },
    },
  }),
  events: {},
  reasons: storedProblems,
  operations: {
    list: {
      method: 'GET',
      path: '/v1/audit',
      summary: 'Read the audit trail',
      description:
        'The audit trail, newest first. Who did what, when, through which credential, from where, and which fields changed. Values that are personal are masked, and so are all values and reasons of records that the caller may not read; secrets are not stored. Reading the trail is itself a row of it, written after the page is read: a page never shows its own reading, and the pages after the first never show anything newer than the first, so reading on with the cursor comes to an end.',
      needs: ['org.admin'],
      transaction: 'write',
      query: object({
        ...paging,
        actorMembershipId: optional({ ...Id, description: 'Who did it.' }),
        credentialId: optional({ ...Id, description: 'Through which key, session or grant.' }),
        action: filter('Exactly this action, as `members.deactivate`.', 'members.deactivate'),
        operation: filter('Exactly this operation, as `members.update`.', 'members.update'),
        targetType: filter('What kind of record, as `membership`.', 'membership'),
        targetId: filter('Which record.', exampleId('membershipId')),
        requestId: filter(
          'What one request did: the `X-Request-Id` of its answer.',
          '7f9c24e5-0b7d-4e0a-8f5d-2f3a1c9d0e11',
        ),
        from: optional({ ...InstantInput, description: 'At or after it, RFC 3339.' }),
        to: optional({ ...InstantInput, description: 'At or before it, RFC 3339.' }),
      }),
      answers: page(AuditEntry),
      refuses: ['range_end_before_start'],
    },
    checkpoints: {
      method: 'GET',
      path: '/v1/audit/checkpoints',
      summary: 'List audit checkpoints',
      description:
        'Signed statements of where the trail has stood, newest first. Made every day, with every verification, and when the first page of this list is asked for. Keep `statement` outside the service: against it a verification finds rows that were cut from the end, and a history that was written anew, whoever did it. The signature can be checked by anyone with `publicKey`.',
      needs: ['org.admin'],
      transaction: 'write',
      query: object({ ...paging }),
      answers: page(AuditCheckpoint),
    },
    verify: {
      method: 'GET',
      path: '/v1/audit/verify',
      summary: 'Verify the audit trail',
      description:
        'Verifies the whole trail, against the checkpoints of the database and a kept one. Answers 200 whether or not something is wrong; read `ok`. A sound trail gets a new checkpoint in the same answer.',
      needs: ['org.admin'],
      query: object({
        checkpoint: optional(
          Type.String({
            minLength: 1,
            maxLength: 8000,
            description: 'The `statement` of a kept checkpoint, or of several with commas between.',
          }),
        ),
      }),
      answers: AuditVerification,
      refuses: ['audit_checkpoint_invalid'],
    },
  },
})
