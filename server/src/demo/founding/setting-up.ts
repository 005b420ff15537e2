import type { Role } from '../../platform/vocabulary/capabilities.ts'
import type { Id } from '../../platform/vocabulary/ids.ts'
import type { Company, Person } from '../companies/company.ts'
import { known } from '../known.ts'
import type { Office } from '../filling/office.ts'
import type { Beginning } from './beginning.ts'

/** What the people of a company set up themselves, by the words of its description. */
export interface Furnished {
  /** Planning units by code, the starter ones too. */
  readonly units: Readonly<Record<string, Id>>
  /** Cost centres by code, the starter ones too. */
  readonly costCenters: Readonly<Record<string, Id>>
  readonly employer: Id
  /** Where payroll material goes: to be fetched as a file. */
  readonly exportTarget: Id
}

/**
 * Units, cost centres, the employer and everybody's place by the administrator, terms by the personnel manager, and the
 * way of the material by payroll.
 */
export async function furnish(
  company: Company,
  { catalogs, members }: Beginning,
  office: Office,
): Promise<Furnished> {
  const units: Record<string, Id> = { ...catalogs.planningUnits }
  for (const [code, { name, parent }] of Object.entries(company.units)) {
    const parentId = known(units[parent], `the unit ${parent}`)
    units[code] = await made(office, 'planningUnits.create', { code, name, parentId })
  }
  const costCenters: Record<string, Id> = { ...catalogs.costCenters }
  for (const [code, name] of Object.entries(company.costCenters)) {
    const level = { id: catalogs.dimensions.cost_center }
    costCenters[code] = await made(office, 'dimensions.createValue', { code, name }, level)
  }
  const registered = { name: company.name, registryCode: company.businessId }
  const employer = await made(office, 'employers.create', registered)

  for (const [index, person] of company.people.entries()) {
    const params = { id: known(members.get(person.key), `the member ${person.key}`) }
    await office.asRole('admin', 'members.update', {
      params,
      body: { planningUnitId: known(units[person.unit], `the unit ${person.unit}`), employerId: employer },
    })
    await office.asRole('hr', 'members.replaceEmployment', { params, body: termsOf(person, index) })
  }
  const target = { name: 'Palkkaohjelma', transport: 'download', format: 'csv', payTypeCodes }
  const exportTarget = await made(office, 'payrollExports.createTarget', target, {}, 'payroll')
  return { units, costCenters, employer, exportTarget }
}

const made = async (
  office: Office,
  operation: string,
  body: object,
  params: Readonly<Record<string, string>> = {},
  by: Role = 'admin',
): Promise<Id> => ((await office.asRole(by, operation, { params, body })) as { id: Id }).id

/** As the starter entry types number them; flex stays in the company. */
const payTypeCodes = {
  normal: '1000',
  additional: '1040',
  overtime_50: '2050',
  overtime_100: '2100',
  evening: '3100',
  night: '3200',
  sunday: '3300',
  holiday: '1200',
  standby: '3010',
  travel: '3020',
  credit: '1110',
  flex: null,
}

const firstPayrollNumber = 1001

const termsOf = ({ jobTitle, group, deviceOnly, employedSince }: Person, index: number) => ({
  jobTitle,
  employmentType: deviceOnly ? 'on_call' : 'permanent',
  payType: group,
  payrollNumber: String(firstPayrollNumber + index),
  insurers: [{ kind: 'pension', name: 'Työeläkeyhtiö Esimerkki' }],
  startDate: employedSince,
})
