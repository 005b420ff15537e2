import { detailFields } from '../../../platform/contract/reasons.ts'
import {
  array,
  described,
  Flag,
  IdOf,
  Instant,
  named,
  nullable,
  object,
  oneOf,
  optional,
  RecordId,
  type Static,
  Type,
  UpdatedAt,
} from '../../../platform/contract/shapes.ts'
import { auditProblems } from './problems.ts'

export const mask = '•••'

const sealForm = {
  pattern: '^[0-9a-f]{64}$',
  examples: ['9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'],
}
const Seal = Type.String(sealForm)

export const AuditChange = object({
  field: Type.String({ description: 'Which field changed.' }),
  from: optional(Type.Unknown({ description: 'Absent where there was no value before.' })),
  to: optional(Type.Unknown({ description: 'The value since then; absent where there is none.' })),
  masked: Type.Boolean({
    description: `Whether the values are personal, secret, or of a record that the caller may not read. \`${mask}\` stands where there is a value; of a secret one nothing is ever stored.`,
  }),
})

export const AuditEntry = named(
  'AuditEntry',
  object({
    id: RecordId,
    sequence: Type.Integer({
      description: 'The place in the chain: 1, 2, 3, … in the order of commits, without a gap.',
    }),
    at: described(Instant, 'When it was committed.'),
    actor: described(
      object({
        membershipId: described(
          nullable(IdOf('membership')),
          'The member; null for a device and for the work of the service itself.',
        ),
        kind: oneOf(['session', 'personal_key', 'service_key', 'oauth', 'device', 'system'], {
          description: 'The kind of credential; `system` for the work of the service itself.',
        }),
        credentialId: described(
          nullable(IdOf('credential')),
          'The key, session, grant or device; null for the work of the service itself.',
        ),
      }),
      'Who did it.',
    ),
    operation: Type.String({ description: "The operation's id, or the name of the service's own work." }),
    requestId: Type.String({
      description: 'The `X-Request-Id` of the answer, which is shared by everything that the request did.',
    }),
    origin: nullable(
      Type.String({
        description:
          'The network address that the request came from; null for the work of the service itself, and once erased.',
      }),
    ),
    action: Type.String({ description: 'What was done, as `members.deactivate`.' }),
    targetType: Type.String({ description: 'What kind of record it was done to, as `membership`.' }),
    targetId: Type.String({
      'x-service-record-type': { field: 'targetType' },
      description: 'The record that it was done to.',
    }),
    changes: array(AuditChange, { description: 'The fields that changed.' }),
    reason: nullable(
      Type.String({
        description: `Why, in the words of whoever did it; null when they gave no reason, and \`${mask}\` where the caller may not read such records.`,
      }),
    ),
    personalValuesErased: Type.Boolean({
      description: 'Whether personal values, reason and origin were erased later.',
    }),
    prevHash: described(Seal, 'The seal of the row before, 64 hexadecimal digits; zeros in the first.'),
    hash: Type.String({ ...sealForm, description: "The row's seal, which includes `prevHash`." }),
    updatedAt: Type.String({ format: 'date-time', description: 'Always `at`: the trail is append-only.' }),
  }),
)
export type AuditEntry = Static<typeof AuditEntry>

const checkpointFields = {
  organisationId: described(IdOf('organisation'), 'The organisation whose chain it is.'),
  sequence: Type.Integer({ minimum: 1, description: 'The last row of the chain at that instant.' }),
  hash: Type.String({ ...sealForm, description: "That row's seal." }),
  at: described(Instant, 'When the checkpoint was made.'),
  signature: Type.String({
    pattern: '^[A-Za-z0-9_-]{86}$',
    examples: ['3q2-7w'.padEnd(86, 'A')],
    description:
      'Ed25519, base64url, over five lines: `konttori audit checkpoint 1`, organisationId, sequence, hash, at; without a line feed at the end.',
  }),
}

const shownCheckpoint = {
  id: Type.String({ description: 'The sequence as text.' }),
  ...checkpointFields,
  publicKey: Type.String({
    description:
      'The 32 bytes of the Ed25519 key that the signature can be checked with, base64url. Note it once.',
  }),
  statement: Type.String({
    description:
      'All of it as one word, for `?checkpoint=` of `GET /v1/audit/verify`. Keep it outside the service.',
  }),
  updatedAt: UpdatedAt,
}

export const AuditCheckpoint = named('AuditCheckpoint', object(shownCheckpoint))
export type AuditCheckpoint = Static<typeof AuditCheckpoint>

export const AuditVerification = named(
  'AuditVerification',
  object({
    ok: described(Flag, 'Whether nothing was found wrong.'),
    rows: Type.Integer({ description: 'How many rows were read.' }),
    firstSequence: nullable(
      Type.Integer({ description: 'The `sequence` of the first row; null when there is none.' }),
    ),
    lastSequence: nullable(
      Type.Integer({ description: 'The `sequence` of the last row; null when there is none.' }),
    ),
    headHash: described(nullable(Seal), 'The seal of the last row; null when there is none.'),
    checkpoints: Type.Integer({
      description: 'Checkpoints that were compared: those of the database and the kept ones.',
    }),
    problemCount: Type.Integer({
      description: 'How many mistakes were found; `problems` shows the first hundred.',
    }),
    problems: Type.Array(
      object({
        sequence: Type.Integer({ description: 'The row, or where it should be.' }),
        ...detailFields(auditProblems),
      }),
      { description: 'The first hundred, in the order of the rows.' },
    ),
    checkpoint: described(
      nullable(object(shownCheckpoint)),
      'The checkpoint that the verification made; null when something was found wrong, or there is no row.',
    ),
  }),
)
