import { dimensionOperations } from '../../modules/company/catalogs/dimensions/port.ts'
import { employerOperations } from '../../modules/company/catalogs/employers/port.ts'
import { planningUnitOperations } from '../../modules/company/catalogs/planning-units/port.ts'
import { overtimeRuleSetOperations, worktimeModelOperations } from '../../modules/company/catalogs/port.ts'
import { payrollExportOperations } from '../../modules/payroll/payroll-exports/port.ts'
import { memberOperations } from '../../modules/people/members/port.ts'
import type { Id } from '../../platform/vocabulary/ids.ts'
import { type Company, managesProjects, type Person } from '../companies/company.ts'
import type { Office } from '../filling/office.ts'
import { required } from '../required.ts'
import type { Beginning } from './beginning.ts'
import { setUpCustomers } from './customers.ts'
import { setUpProjects } from './projects.ts'

/** After every starter version, and before anybody records a day. */
const agreedFrom = '2020-01-01'

/** The administrator enters what the collective agreement says of overtime, and that those who work by the hour have it. */
async function setUpOvertimeRules({ catalogs }: Beginning, office: Office): Promise<void> {
  const { id: overtimeRuleSetId } = await office.asRole('admin', overtimeRuleSetOperations.create, {
    body: {
      code: 'agreement',
      name: 'Työehtosopimus',
      versions: [
        {
          validFrom: agreedFrom,
          weeklyFirstTierMinutes: 480,
          evening: { fromMinutes: 1080, toMinutes: 1320, premiumBp: 1500 },
          night: { fromMinutes: 1320, toMinutes: 360, premiumBp: 3000 },
        },
      ],
    },
  })
  await office.asRole('admin', worktimeModelOperations.addVersion, {
    params: { id: catalogs.worktimeModels.hourly },
    body: { validFrom: agreedFrom, kind: 'hours_only', overtimeRuleSetId },
  })
}

/** What the people of a company set up themselves, by the words of its description. */
export interface SetUp {
  /** Planning units by code, the starter ones too. */
  readonly units: Readonly<Record<string, Id>>
  /** Cost centres by code, the starter ones too. */
  readonly costCenters: Readonly<Record<string, Id>>
  readonly employer: Id
  /** Where payroll material goes: to be fetched as a file. */
  readonly exportTarget: Id
}

/**
 * The administrator makes units, cost centres and the employer and assigns everybody; the personnel manager enters the
 * terms of employment, the administrator says the pay types, and payroll the target that its material goes to.
 */
export async function setUp(company: Company, beginning: Beginning, office: Office): Promise<SetUp> {
  const { catalogs, members } = beginning
  const units: Record<string, Id> = { ...catalogs.planningUnits }
  for (const [code, { name, parent }] of Object.entries(company.units)) {
    const parentId = required(units[parent], `the unit ${parent}`)
    units[code] = await idOf(
      office.asRole('admin', planningUnitOperations.create, { body: { code, name, parentId } }),
    )
  }
  const costCenters: Record<string, Id> = { ...catalogs.costCenters }
  for (const [code, name] of Object.entries(company.costCenters)) {
    const params = { id: catalogs.dimensions.cost_center }
    const request = { params, body: { code, name } }
    costCenters[code] = await idOf(office.asRole('admin', dimensionOperations.createValue, request))
  }
  await setUpOvertimeRules(beginning, office)
  const body = { name: company.name, registryCode: company.businessId }
  const employer = await idOf(office.asRole('admin', employerOperations.create, { body }))

  for (const [index, person] of company.people.entries()) {
    const params = { id: required(members.get(person.key), `the member ${person.key}`) }
    await office.asRole('admin', memberOperations.update, {
      params,
      body: { planningUnitId: required(units[person.unit], `the unit ${person.unit}`), employerId: employer },
    })
    await office.asRole('hr', memberOperations.replaceEmployment, { params, body: termsOf(person, index) })
  }
  const target = { name: 'Palkkaohjelma', transport: 'download', format: 'csv', template: 'fivaldi' } as const
  const exportTarget = await idOf(
    office.asRole('payroll', payrollExportOperations.createTarget, { body: target }),
  )
  await setUpCustomers(company, beginning, office)
  if (managesProjects(company)) await setUpProjects(company, beginning, office)
  return { units, costCenters, employer, exportTarget }
}

const idOf = async (made: Promise<{ readonly id: Id }>): Promise<Id> => (await made).id

const firstPayrollNumber = 1001

const termsOf = ({ jobTitle, group, deviceOnly, employedSince }: Person, index: number) => ({
  jobTitle,
  employmentType: deviceOnly ? ('on_call' as const) : ('permanent' as const),
  payType: group,
  payrollNumber: String(firstPayrollNumber + index),
  insurers: [{ kind: 'pension' as const, name: 'Työeläkeyhtiö Esimerkki' }],
  startDate: employedSince,
})
