import type { Company } from '../companies/company.ts'
import { saarni } from '../companies/saarni.ts'

const roles = new Set(['admin', 'manager', 'payroll', 'hr'])

/** The smaller company of the demo with only those who found it, approve and pay: enough for what a fill does as a whole. */
export const smallCompany: Company = {
  ...saarni,
  customers: 3,
  people: saarni.people.filter(({ role }) => roles.has(role)),
}
