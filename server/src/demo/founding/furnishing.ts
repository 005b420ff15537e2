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
}

/** Units, cost centres and the employer by the administrator; everybody's place and terms by the personnel manager. */
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
  return { units, costCenters, employer }
}

const made = async (office: Office, operation: string, body: object, params = {}): Promise<Id> =>
  ((await office.asRole('admin', operation, { params, body })) as { id: Id }).id

const firstPayrollNumber = 1001

const termsOf = ({ jobTitle, group, deviceOnly, employedSince }: Person, index: number) => ({
  jobTitle,
  employmentType: deviceOnly ? 'on_call' : 'permanent',
  payType: group,
  payrollNumber: String(firstPayrollNumber + index),
  insurers: [{ kind: 'pension', name: 'Työeläkeyhtiö Esimerkki' }],
  startDate: employedSince,
})
