import { createOrganisation } from '../../modules/company/organisation/port.ts'
import type { InProcess } from '../../platform/http/in-process.ts'
import { dateIn, type Instant } from '../../platform/vocabulary/dates.ts'
import type { Id } from '../../platform/vocabulary/ids.ts'
import type { Company } from '../companies/company.ts'
import { issueCredentials } from '../credentials.ts'
import type { DemoOrganisation } from '../demo-file.ts'
import { Office } from '../filling/office.ts'
import { type Beginning, begin } from './beginning.ts'
import { setUpLeave } from './leave.ts'
import { type SetUp, setUp } from './setting-up.ts'

export const timeZone = 'Europe/Helsinki'

/** A company with everything that it starts with, by the words of its description, and how its people reach the service. */
export interface Founded extends Beginning, SetUp {
  readonly id: Id
  readonly company: Company
  readonly office: Office
  readonly credentials: DemoOrganisation
}

/** Founds a company with its catalogues, people, keys and places; its clock starts where it is told to. */
export async function found(
  company: Company,
  { services, perform }: InProcess,
  { id, startsAt, password }: { readonly id: Id; readonly startsAt: Instant; readonly password: string },
): Promise<Founded> {
  const { name, slug, features } = company
  await createOrganisation(services.database, {
    id,
    name,
    slug,
    sandbox: true,
    timeZone,
    startsAt,
    features,
    // Its passwords lie open in a file, for trying things out; nobody's phone could be asked.
    secondFactorRequiredOfAdministrators: false,
  })
  const beginning = await begin(company, services, id)
  const credentials = await issueCredentials(services, id, password)
  const keys = new Map(credentials.members.map(member => [member.membershipId, member.personalKey]))
  const office = new Office(
    company.people,
    person => keys.get(beginning.members.get(person.key) ?? ''),
    perform,
  )
  const setting = await setUp(company, beginning, office)
  await setUpLeave(company, beginning, office, dateIn(timeZone, startsAt))
  return { id, company, office, credentials, ...beginning, ...setting }
}
