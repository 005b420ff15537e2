import type { SeededCatalogs } from '../../modules/company/catalogs/port.ts'
import type { Locale } from '../../modules/people/members/port.ts'
import type { LicensedFeature } from '../../modules/company/organisation/port.ts'
import type { Role } from '../../platform/vocabulary/capabilities.ts'
import type { PlainDate } from '../../platform/vocabulary/dates.ts'

/** A company of the demo, as somebody would describe it. */
export interface Company {
  readonly name: string
  readonly slug: string
  /** Of the employer; made up, with a right check digit. */
  readonly businessId: string
  readonly features: readonly LicensedFeature[]
  /** Planning units by code, besides the starter ones; a parent stands before its parts. */
  readonly units: Readonly<Record<string, { readonly name: string; readonly parent: string }>>
  /** Cost centres by code, besides the starter ones. */
  readonly costCenters: Readonly<Record<string, string>>
  /** The projects that hours are recorded on, by code. */
  readonly projects: Readonly<Record<string, string>>
  /** How many customers it has; at most 120. */
  readonly customers: number
  /** Supervisors stand before their reports. One of them is an administrator. */
  readonly people: readonly Person[]
  /** Somebody who is invited and has not come yet. */
  readonly newcomer: Pick<Person, 'firstNames' | 'lastName' | 'role' | 'supervisor' | 'unit'> | null
}

/** Whether it uses CRM. */
export const sells = ({ features }: Pick<Company, 'features'>): boolean =>
  features.some(({ feature, active = true }) => feature === 'crm' && active)

/** Whether it uses the module of projects. */
export const managesProjects = ({ features }: Pick<Company, 'features'>): boolean =>
  features.some(({ feature, active = true }) => feature === 'projects' && active)

/** Whether it plans shifts. */
export const plansShifts = ({ features }: Pick<Company, 'features'>): boolean =>
  features.some(({ feature, active = true }) => feature === 'scheduling' && active)

export interface Person {
  /** `first.last`: how supervisors are named, and the local part of the address. */
  readonly key: string
  readonly firstNames: string
  readonly lastName: string
  readonly role: Role
  readonly locale: Locale
  readonly supervisor: string | null
  readonly unit: string
  readonly group: keyof SeededCatalogs['staffGroups']
  /** Null for management, to whom the Working Time Act does not apply (872/2019, 2 §). */
  readonly model: keyof SeededCatalogs['worktimeModels'] | null
  readonly jobTitle: string
  readonly employedSince: PlainDate
  /** How their days look; null for somebody who records none. */
  readonly work: Work | null
  /** When they confirm what they recorded. */
  readonly confirms: 'daily' | 'weekly' | 'monthly'
  /** How a supervisor works through what waits; at the latest before payroll runs. */
  readonly approves?: 'weekly' | 'monthly'
  /** Has no address and does not sign in: the supervisor records for them. */
  readonly deviceOnly?: true
  /** Retires in the demo's last whole month. */
  readonly retires?: true
}

export type Work =
  | { readonly kind: 'desk'; readonly costCenter: string; readonly by: 'times' | 'duration' }
  | { readonly kind: 'flexible'; readonly costCenter: string; readonly projects: readonly string[] }
  | { readonly kind: 'site'; readonly projects: readonly [string, ...string[]] }
  /** A rota of three weeks; `place` is whose row of it the person has. */
  | { readonly kind: 'shifts'; readonly place: number; readonly costCenter: string }

type Brief = Omit<Person, 'key' | 'locale' | 'group' | 'confirms'> &
  Partial<Pick<Person, 'locale' | 'group' | 'confirms'>>

/** Fills in what most people have in common. */
export const person = (brief: Brief): Person => ({
  key: `${brief.firstNames.split(' ', 1)[0]}.${brief.lastName}`
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, ''),
  locale: 'fi',
  group: 'monthly',
  confirms: 'weekly',
  ...brief,
})
