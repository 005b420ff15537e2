import {
  array,
  Flag,
  Id,
  Instant,
  named,
  nullable,
  object,
  oneOf,
  optional,
  type Static,
  Type,
} from '../../platform/contract/shapes.ts'

export const mask = '•••'

const Seal = Type.String({ pattern: '^[0-9a-f]{64}$' })

export const AuditChange = object({
  field: Type.String(),
  from: optional(Type.Unknown({ description: 'Absent where there was no value before.' })),
  to: optional(Type.Unknown()),
  masked: Type.Boolean({
    description: `Whether the values are personal or secret. Of a personal one \`${mask}\` stands where there is a value; of a secret one nothing is ever stored.`,
  }),
})

export const AuditEntry = named(
  'AuditEntry',
  object({
    id: Id,
    sequence: Type.Integer({
      description: 'The place in the chain: 1, 2, 3, … in the order of commits, without a gap.',
    }),
    at: Instant,
    actor: object({
      membershipId: nullable(Id),
      kind: oneOf(['session', 'personal_key', 'service_key', 'oauth', 'system'], {
        description: 'The kind of credential; `system` for the work of the service itself.',
      }),
      credentialId: nullable(Id),
    }),
    operation: Type.String({ description: "The operation's id, or the name of the service's own work." }),
    requestId: Type.String(),
    origin: nullable(Type.String({ description: 'The network address that the request came from.' })),
    action: Type.String({ description: 'What was done, as `members.deactivate`.' }),
    targetType: Type.String(),
    targetId: Type.String(),
    changes: array(AuditChange),
    reason: nullable(Type.String()),
    personalValuesErased: Type.Boolean({
      description: 'Whether personal values, reason and origin were erased later.',
    }),
    prevHash: Seal,
    hash: Type.String({
      pattern: '^[0-9a-f]{64}$',
      description: "The row's seal, which includes `prevHash`.",
    }),
    updatedAt: Type.String({ format: 'date-time', description: 'Always `at`: the trail is append-only.' }),
  }),
)
export type AuditEntry = Static<typeof AuditEntry>

const checkpointFields = {
  organisationId: Id,
  sequence: Type.Integer({ minimum: 1, description: 'The last row of the chain at that instant.' }),
  hash: Type.String({ pattern: '^[0-9a-f]{64}$', description: "That row's seal." }),
  at: Instant,
  signature: Type.String({
    pattern: '^[A-Za-z0-9_-]{86}$',
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
  updatedAt: Instant,
}

export const AuditCheckpoint = named('AuditCheckpoint', object(shownCheckpoint))
export type AuditCheckpoint = Static<typeof AuditCheckpoint>

export const AuditVerification = named(
  'AuditVerification',
  object({
    ok: Flag,
    rows: Type.Integer(),
    firstSequence: nullable(Type.Integer()),
    lastSequence: nullable(Type.Integer()),
    headHash: nullable(Seal),
    checkpoints: Type.Integer({
      description: 'Checkpoints that were compared: those of the database and the kept ones.',
    }),
    problemCount: Type.Integer(),
    problems: Type.Array(
      object({
        sequence: Type.Integer(),
        code: oneOf([
          'changed',
          'missing',
          'inserted',
          'reordered',
          'unlinked',
          'truncated',
          'head_moved',
          'rewritten',
          'erased',
          'checkpoint_invalid',
        ]),
        detail: Type.String(),
      }),
      { description: 'The first hundred, in the order of the rows.' },
    ),
    checkpoint: nullable(object(shownCheckpoint)),
  }),
)
