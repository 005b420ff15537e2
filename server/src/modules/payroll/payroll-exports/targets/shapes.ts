import {
  Active,
  array,
  CreatedAt,
  described,
  expectedUpdatedAt,
  Name,
  named,
  nullable,
  object,
  oneOf,
  optional,
  RecordId,
  type Static,
  Text,
  Type,
  UpdatedAt,
} from '../../../../platform/contract/shapes.ts'
import { type LineKind, lineKinds } from '../kinds.ts'
import { CsvInput, CsvOptions } from './csv-shapes.ts'
import { csvTemplates } from './csv-templates.ts'
import { NetvisorInput, NetvisorOptions } from './netvisor-shapes.ts'
import { NewSftp, SftpOptions, SftpPatch } from './sftp-shapes.ts'

export const transports = ['download', 'https', 'sftp'] as const
export type Transport = (typeof transports)[number]

export const formats = ['json', 'csv', 'netvisor_workday', 'netvisor_payrollperiodcollector'] as const
export type Format = (typeof formats)[number]

const PayTypeCode = Text(50, {
  description: "The payroll system's code; null leaves lines of the kind out of the document.",
})

/** By kind of line: the payroll system's code, or null where lines of the kind are left out of the document. */
export type PayTypeCodes = { readonly [Kind in LineKind]?: string | null }

const PayTypeCodes = Type.Unsafe<PayTypeCodes>(
  object(Object.fromEntries(lineKinds.map(kind => [kind, optional(nullable(PayTypeCode))])), {
    description:
      "The payroll system's code by kind of line, for lines whose entry type or day type has none of its own. Null leaves lines of the kind out of the document.",
  }),
)

const FileName = Type.String({
  pattern:
    '^(?:[A-Za-z0-9_]|[{](?:period_start|period_end|batch|timestamp)[}])(?:[A-Za-z0-9_.-]|[{](?:period_start|period_end|batch|timestamp)[}]){0,149}$',
  description:
    'The name of the files: letters, digits, `_`, `.` and `-`, with `{period_start}`, `{period_end}`, `{batch}` (the end of its id) and `{timestamp}` (`YYYYMMDDhhmmss`, when the document is made) where they belong.',
  examples: ['{timestamp}_schema.csv'],
})

const Url = Text(2048, {
  description: 'HTTPS on a public host. Redirects are not followed.',
  examples: ['https://payroll.example.com/hours'],
})

const targetFields = {
  id: RecordId,
  name: Name,
  transport: oneOf(transports, {
    description:
      '`download`: the document waits to be read; `https`: it is posted to `url`, signed; `sftp`: it is uploaded as a file.',
  }),
  format: oneOf(formats, {
    description:
      'The form of the document. `netvisor_workday` and `netvisor_payrollperiodcollector` are the XML of Netvisor interfaces of those names, hours per day and per period.',
  }),
  fileName: described(
    nullable(FileName),
    'The name of the files, a pattern; null for one that tells period and batch.',
  ),
  url: described(
    nullable(Url),
    'HTTPS on a public host, redirects are not followed; null for another transport.',
  ),
  sftp: described(
    nullable(SftpOptions),
    'The server that files are uploaded to; null for another transport.',
  ),
  payTypeCodes: PayTypeCodes,
  csv: described(nullable(CsvOptions), 'How the CSV document is written; null for another format.'),
  netvisor: described(nullable(NetvisorOptions), 'How Netvisor is told; null for another format.'),
  active: Active,
  secretVersions: array(
    object({
      createdAt: CreatedAt,
      expiresAt: nullable(
        Type.String({ format: 'date-time', description: 'Until when it co-signs; null for the newest.' }),
      ),
    }),
    { description: 'The secrets that sign, the newest first; none but for `https`.' },
  ),
  createdAt: CreatedAt,
  updatedAt: UpdatedAt,
}

export const ExportTarget = named('ExportTarget', object(targetFields))
export type ExportTarget = Static<typeof ExportTarget>

const Secret = Type.String({
  description:
    'The signing secret, shown this once. Its characters as they stand are the key of the HMAC; there is nothing to decode.',
})

export const CreatedExportTarget = object({
  ...targetFields,
  secret: described(
    nullable(Secret),
    'The signing secret, shown this once: its characters as they stand are the key of the HMAC. Null for another transport.',
  ),
})

export const RotatedTargetSecret = object({ secret: Secret })

export const NewExportTarget = object({
  name: Name,
  transport: targetFields.transport,
  format: targetFields.format,
  url: optional(
    described(
      nullable(Url),
      'HTTPS on a public host, for `https` and only for it; null or absent for another transport.',
    ),
  ),
  sftp: optional(
    described(
      nullable(NewSftp),
      'The server that files are uploaded to, for `sftp` and only for it; null or absent for another transport.',
    ),
  ),
  payTypeCodes: optional(PayTypeCodes),
  fileName: optional(targetFields.fileName),
  template: optional(
    oneOf(csvTemplates, {
      description:
        'The layout of a payroll system that `csv` begins from, with columns for its `dimensions`; for `csv` and only for it. Without a `fileName` its files are called as that system asks: `{timestamp}_schema.csv` of `fennoa`.',
    }),
  ),
  csv: optional(
    described(
      nullable(CsvInput),
      'How the CSV document is written, for `csv` and only for it; null or absent for what is usual.',
    ),
  ),
  netvisor: optional(
    described(
      nullable(NetvisorInput),
      'How Netvisor is told, for its formats and only for them; null or absent for what is usual.',
    ),
  ),
})
export type NewExportTarget = Static<typeof NewExportTarget>

export const ExportTargetPatch = object({
  name: optional(Name),
  url: optional(Url),
  sftp: optional(
    described(
      SftpPatch,
      'The server that files are uploaded to; absent options keep their value. Another server, host key or user is sent with its password or private key.',
    ),
  ),
  payTypeCodes: optional(PayTypeCodes),
  fileName: optional(targetFields.fileName),
  csv: optional(described(CsvInput, 'How the CSV document is written; absent options keep their value.')),
  netvisor: optional(described(NetvisorInput, 'How Netvisor is told; absent options keep their value.')),
  active: optional(Active),
  expectedUpdatedAt,
})
export type ExportTargetPatch = Static<typeof ExportTargetPatch>
