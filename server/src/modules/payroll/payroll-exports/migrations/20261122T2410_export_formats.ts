import { type Kysely, sql } from 'kysely'
import { acrossOrganisations } from '../../../../platform/data/tenancy.ts'

/** Options that CSV has had from now on, with the values that documents were written by until now. */
const before = {
  decimals: 2,
  sign: 'leading',
  quote: 'needed',
  lineEnd: 'crlf',
  encoding: 'utf-8',
  grouped: false,
  payrollNumberRequired: false,
}

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table export_targets
      drop constraint export_targets_format_check,
      add constraint export_targets_format_check check (
        format in ('json', 'csv', 'netvisor_workday', 'netvisor_payrollperiodcollector')),
      add column netvisor jsonb,
      add column file_name text,
      add constraint export_targets_netvisor_check check ((format like 'netvisor%') = (netvisor is not null))`.execute(
    db,
  )
  await acrossOrganisations(db, 'export_targets', () =>
    sql`
      update export_targets set csv = ${JSON.stringify(before)}::jsonb || csv where csv is not null`.execute(
      db,
    ),
  )
  await sql`
    alter table export_deliveries
      drop constraint export_deliveries_format_check,
      add constraint export_deliveries_format_check check (
        format in ('json', 'csv', 'netvisor_workday', 'netvisor_payrollperiodcollector')),
      add column encoding text not null default 'utf-8' check (encoding in ('utf-8', 'iso-8859-15'))`.execute(
    db,
  )
}
