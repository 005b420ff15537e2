import type { CredentialKind } from '../../../../platform/access/caller.ts'
import { type RowOf, table } from '../../../../platform/data/table.ts'
import { flag, instant, integer, json, text, uuid, uuids } from '../../../../platform/data/table-columns.ts'
import type { ToldColumn } from '../../../../platform/tables/rows.ts'
import type { Mode, Register } from '../shapes.ts'
import type { JobState } from './shapes.ts'

export const jobTable = table('importJobs', {
  id: uuid,
  register: text.as<Register>().fixed(),
  filename: text.nullable().fixed(),
  mode: text.as<Mode>().fixed(),
  dryRun: flag.fixed(),
  /** What all rows have in common. */
  options: json<Readonly<Record<string, unknown>>>().fixed(),
  columns: json<readonly ToldColumn[]>().fixed(),
  /** How the table calls the column of each field. */
  fields: json<Readonly<Record<string, string>>>().fixed(),
  state: text.as<JobState>(),
  failureCode: text.nullable(),
  rowCount: integer.fixed(),
  createdCount: integer,
  updatedCount: integer,
  unchangedCount: integer,
  errorCount: integer,
  importIds: uuids,
  credentialKind: text.as<CredentialKind>().fixed(),
  credentialId: uuid.fixed(),
  createdAt: instant.fixed(),
  createdByMembershipId: uuid.fixed(),
  endedAt: instant.nullable(),
})
export type JobRecord = RowOf<typeof jobTable>
