import { setUpAbsenceTypes } from '../modules/time/absences/port.ts'
import { seedCatalogs } from '../modules/company/catalogs/port.ts'
import { setUpLeavePolicies } from '../modules/time/leave/policies/port.ts'
import { type InvitedMember, inviteMember, normaliseAddress } from '../modules/people/members/port.ts'
import { foundOrganisation, type Founding, isSlug, isTimeZone } from '../modules/company/organisation/port.ts'
import { setUpPayTypeRules } from '../modules/payroll/payroll-exports/port.ts'
import { ConstraintViolated } from '../platform/data/database-errors.ts'
import { dateIn } from '../platform/vocabulary/dates.ts'
import { type Feature, features } from '../platform/vocabulary/features.ts'
import { newId } from '../platform/vocabulary/ids.ts'
import { defaultLocale, type Locale } from '../platform/vocabulary/locales.ts'
import { RequestRefused } from '../platform/vocabulary/request-refused.ts'
import { linkBaseOf, noteOn } from './base-url.ts'
import { type Circumstances, type Given, type Outcome, UsageError } from './command.ts'
import type { organisationCreateOptions } from './options/organisation-create.ts'
import { onInstallation, type Installation } from './installation.ts'
import { operatorRequest } from './operator-transactions.ts'

type Wanted = Given<typeof organisationCreateOptions>

/** From when on the rules of the starter catalogues hold: the Working Time Act (872/2019) is in force since then. */
const catalogsValidFrom = '2020-01-01'

const defaultTimeZone = 'Europe/Helsinki'

export async function foundCompany(wanted: Wanted, circumstances: Circumstances): Promise<Outcome> {
  const company = companyOf(wanted)
  const { admin, base } = await onInstallation(
    circumstances,
    async installation => {
      const base = await linkBaseOf(wanted['base-url'], circumstances, installation.database)
      return { admin: await found(company, installation), base }
    },
    { mayMake: true },
  )
  const { id, name, slug, sandbox, timeZone } = company.founding
  const activationUrl = `${base.baseUrl}/activate?token=${admin.token}`
  const result = {
    organisation: { id, name, slug, sandbox, timeZone },
    administrator: { membershipId: admin.id, email: company.email },
    activationUrl,
    expiresAt: admin.expiresAt,
  }
  const text = [
    `${name} is founded (${slug}, ${id}).`,
    `${company.email} becomes its administrator by opening this link before ${admin.expiresAt}:`,
    `  ${activationUrl}`,
  ].join('\n')
  return { result, text, ...noteOn(base) }
}

type Company = {
  readonly founding: Founding & { readonly id: string; readonly timeZone: string }
  readonly email: string
  readonly firstNames: string
  readonly lastName: string
  readonly locale: Locale | null
}

/** Throws `UsageError` for what no organisation or person can be called. */
function companyOf(wanted: Wanted): Company {
  const email = normaliseAddress(wanted['admin-email'])
  if (email === undefined)
    throw new UsageError(`--admin-email must be an e-mail address, which “${wanted['admin-email']}” is not.`)
  if (!isSlug(wanted.slug))
    throw new UsageError(
      `--slug must be 3 to 50 lower-case letters, digits and hyphens, which “${wanted.slug}” is not.`,
    )
  const timeZone = wanted['time-zone'] ?? defaultTimeZone
  if (!isTimeZone(timeZone))
    throw new UsageError(`--time-zone must be a zone such as ${defaultTimeZone}, which “${timeZone}” is not.`)
  const founding = {
    id: newId(),
    name: named('name', wanted.name),
    slug: wanted.slug,
    sandbox: wanted.sandbox,
    timeZone,
    features: modulesOf(wanted.modules).map(feature => ({ feature })),
  }
  return {
    founding,
    email,
    firstNames: named('admin-first-names', wanted['admin-first-names']),
    lastName: named('admin-last-name', wanted['admin-last-name']),
    locale: (wanted.locale as Locale | undefined) ?? null,
  }
}

/** As long as the interface allows names to be. */
const longestName = 200

function named(option: string, text: string): string {
  const name = text.trim()
  if (name !== '' && name.length <= longestName) return name
  throw new UsageError(`--${option} must be a text of 1 to ${longestName} characters.`)
}

function modulesOf(chosen: readonly string[]): readonly Feature[] {
  if (chosen.length === 0) return features
  return features.filter(feature => chosen.includes(feature))
}

async function found(company: Company, { transactions }: Installation): Promise<InvitedMember> {
  const { founding, ...person } = company
  const locale = person.locale ?? defaultLocale
  const request = operatorRequest('organisation create')
  try {
    return await foundOrganisation(transactions, founding, request, async (tx, commit) => {
      const catalogs = await seedCatalogs(tx, { validFrom: catalogsValidFrom, locale })
      const { annual_holiday } = await setUpLeavePolicies(tx, catalogsValidFrom, locale)
      await setUpAbsenceTypes(tx, catalogs, catalogsValidFrom, { annual_holiday }, locale)
      await setUpPayTypeRules(tx, catalogsValidFrom, locale)
      const admin = { ...person, role: 'admin' } as const
      return inviteMember(tx, commit, admin, dateIn(founding.timeZone, tx.now))
    })
  } catch (error) {
    if (error instanceof ConstraintViolated && error.kind === 'unique' && error.table === 'organisations')
      throw new RequestRefused('slug_taken', `There is an organisation “${founding.slug}” already.`)
    throw error
  }
}
