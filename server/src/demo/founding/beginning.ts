import { setUpAbsenceTypes } from '../../modules/time/absences/port.ts'
import { type SeededCatalogs, seedCatalogs } from '../../modules/company/catalogs/port.ts'
import { setUpLeavePolicies } from '../../modules/time/leave/policies/port.ts'
import { createMember } from '../../modules/people/members/port.ts'
import { foundProjects } from '../../modules/work/projects/record/port.ts'
import { linkPerson, personWith } from '../../modules/people/session/port.ts'
import { setUpPayTypeRules } from '../../modules/payroll/payroll-exports/port.ts'
import { systemActor } from '../../platform/audit/audit-trail.ts'
import type { WriteTransaction } from '../../platform/data/database.ts'
import type { Services } from '../../platform/services.ts'
import type { Commit } from '../../platform/transactions/transactions.ts'
import type { PlainDate } from '../../platform/vocabulary/dates.ts'
import type { Id } from '../../platform/vocabulary/ids.ts'
import type { Company, Person } from '../companies/company.ts'
import { addressesOf } from '../credentials.ts'
import { required } from '../required.ts'

/** Before anybody's first day, so that every date has its rules. */
const catalogsValidFrom: PlainDate = '2014-01-01'

/** What a company begins with, by the words of its description. */
export interface Beginning {
  readonly catalogs: SeededCatalogs
  readonly projects: ReadonlyMap<string, Id>
  readonly members: ReadonlyMap<string, Id>
  /** By code. */
  readonly leavePolicies: Awaited<ReturnType<typeof setUpLeavePolicies>>
  /** By code. */
  readonly absenceTypes: Awaited<ReturnType<typeof setUpAbsenceTypes>>
}

/** Gives a new organisation its catalogues, projects and people, in one transaction. */
export const begin = (
  company: Company,
  { transactions }: Pick<Services, 'transactions'>,
  orgId: Id,
): Promise<Beginning> =>
  transactions.run(
    { orgId, actor: systemActor, operation: 'demo.begin', requestId: orgId },
    async (tx, commit) => {
      const catalogs = await seedCatalogs(tx, { validFrom: catalogsValidFrom })
      await setUpPayTypeRules(tx, catalogsValidFrom)
      const leavePolicies = await setUpLeavePolicies(tx, catalogsValidFrom)
      const { annual_holiday } = leavePolicies
      const absenceTypes = await setUpAbsenceTypes(tx, catalogs, catalogsValidFrom, { annual_holiday })
      const projects = await foundProjects(
        tx,
        Object.entries(company.projects).map(([code, name]) => ({ code, name })),
      )
      const members = new Map<string, Id>()
      for (const person of company.people)
        members.set(person.key, await addMember(tx, commit, person, { company, catalogs, members }))
      return { catalogs, projects, members, leavePolicies, absenceTypes }
    },
  )

/** Adds a member, and the person who signs in as them unless they only use a device. */
async function addMember(
  tx: WriteTransaction,
  commit: Commit,
  person: Person,
  { company, catalogs, members }: Pick<Beginning, 'catalogs' | 'members'> & { readonly company: Company },
): Promise<Id> {
  const { firstNames, lastName, role, locale, supervisor, model, group, employedSince } = person
  const email = person.deviceOnly ? null : person.key + addressesOf(company.slug)
  const personId = email && (await personWith(tx, { email, passwordHash: null, locale, proven: false }))
  const id = await createMember(
    tx,
    commit,
    {
      firstNames,
      lastName,
      role,
      locale,
      email,
      personId,
      supervisorMembershipId: supervisor && required(members.get(supervisor), `the supervisor ${supervisor}`),
      worktimeModelId: model && catalogs.worktimeModels[model],
      staffGroupId: catalogs.staffGroups[group],
      employmentStartDate: employedSince,
    },
    employedSince,
  )
  if (personId !== null) tx.defer(linkPerson(tx, personId, id))
  return id
}
