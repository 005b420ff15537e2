import { sql } from 'kysely'
import type { Asker } from '../../../platform/names.ts'
import { employerName } from '../../company/catalogs/employers/port.ts'
import { staffGroupName } from '../../company/catalogs/staff-groups/port.ts'
import { starterNames } from './pay-types/register.ts'
import { type Searched, searchedRegister } from '../../records/search/port.ts'

const name = sql`r.name`

const forPayroll = ({ caller }: Asker) => (caller.capabilities.has('payroll.run') ? 'all' : 'none')

const searchedBatches: Searched = {
  type: 'export_batch',
  table: 'export_batches',
  title: () => sql`r.period_start::text || ' – ' || r.period_end::text`,
  // Whose days they are; every employer's and everybody's say nothing.
  subtitle: ({ orgId }) => sql`nullif(concat_ws(', ',
    ${employerName(orgId, sql`r.employer_id`)}, ${staffGroupName(orgId, sql`r.group_id`)}), '')`,
  active: () => sql`r.state <> 'cancelled'`,
  // A batch is listed once it is whole.
  present: sql`r.state <> 'preparing'`,
  sources: [
    {
      table: 'export_batches',
      fields: () => ({
        periodStart: sql`search_date(r.period_start)`,
        periodEnd: sql`search_date(r.period_end)`,
      }),
      rows: forPayroll,
    },
  ],
}

const searchedTargets: Searched = {
  type: 'export_target',
  table: 'export_targets',
  title: () => name,
  subtitle: () => sql`r.transport`,
  active: () => sql`r.active`,
  sources: [{ table: 'export_targets', fields: () => ({ name }), rows: forPayroll }],
}

export const searchedPayrollExports = [searchedBatches, searchedTargets]

export const searchedPayTypeRules = searchedRegister('pay_type_rule', 'pay_type_rules', {
  starters: starterNames,
})
