import {
  addSeconds,
  type Instant,
  instantFromMilliseconds,
  millisecondsOf,
} from '../../../platform/vocabulary/dates.ts'
import {
  accept,
  type Accepted,
  type Decision,
  type FieldChange,
  refuse,
  said,
} from '../../../platform/vocabulary/decision.ts'
import type { Feature } from '../../../platform/vocabulary/features.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import {
  farthestAheadMinutes,
  type ForgottenClockOut,
  isTimeZone,
  longestSessionHours,
  longestSessionIdleMinutes,
  type ModuleSwitch,
  type PayrollNumberPolicy,
  type PunchPolicy,
  type SandboxClock,
} from './shapes.ts'

/** What an administrator may change, and what rules of other families read. */
export interface OrganisationSettings {
  readonly name: string
  readonly timeZone: string
  readonly supervisorMayActOnBehalf: boolean
  readonly punchPolicy: PunchPolicy
  readonly forgottenClockOut: ForgottenClockOut
  readonly punchSessionMaxMinutes: number
  /** Null for the usual ones, by their code. */
  readonly punchWorkEntryTypeId: Id | null
  readonly punchBreakEntryTypeId: Id | null
  readonly selfApprovalAllowed: boolean
  readonly balanceCorrectionsNeedSecondApprover: boolean
  /** Days after which what waits for a supervisor waits for the next one too; null for never. */
  readonly approvalEscalationDays: number | null
  readonly approvalReminders: boolean
  /** Whether every member sees the telephone numbers of the others. */
  readonly phonesShared: boolean
  readonly payrollNumberPolicy: PayrollNumberPolicy
  /** Whether a session needs more than a password: everybody's, or that of who holds `org.admin`. */
  readonly secondFactorRequired: boolean
  readonly secondFactorRequiredOfAdministrators: boolean
  readonly sessionIdleMinutes: number
  readonly sessionHours: number
  /** Months after which contacts and leads that are of no use any more are anonymized; null for never. */
  readonly contactRetentionMonths: number | null
  readonly leadRetentionMonths: number | null
}

export interface Organisation extends OrganisationSettings {
  readonly id: Id
  readonly slug: string
  readonly sandbox: boolean
  /** The licensed features, and whether each is switched on. */
  readonly features: ReadonlyMap<Feature, boolean>
  readonly updatedAt: Instant
}

export type SettingsChange = {
  readonly [K in keyof OrganisationSettings]?: OrganisationSettings[K] | undefined
} & {
  readonly modules?: readonly ModuleSwitch[] | undefined
}

const settingNames = [
  'name',
  'timeZone',
  'supervisorMayActOnBehalf',
  'punchPolicy',
  'forgottenClockOut',
  'punchSessionMaxMinutes',
  'punchWorkEntryTypeId',
  'punchBreakEntryTypeId',
  'selfApprovalAllowed',
  'balanceCorrectionsNeedSecondApprover',
  'approvalEscalationDays',
  'approvalReminders',
  'phonesShared',
  'payrollNumberPolicy',
  'secondFactorRequired',
  'secondFactorRequiredOfAdministrators',
  'sessionIdleMinutes',
  'sessionHours',
  'contactRetentionMonths',
  'leadRetentionMonths',
] as const

/** The settings that decide how people sign in, and so are changed by a person who has lately shown who they are. */
export const signInSettings = [
  'secondFactorRequired',
  'secondFactorRequiredOfAdministrators',
  'sessionIdleMinutes',
  'sessionHours',
] as const satisfies readonly (keyof OrganisationSettings)[]

export const speaksOfSignIn = (wanted: SettingsChange): boolean =>
  signInSettings.some(name => wanted[name] !== undefined)

/** Changes settings and switches modules. A change to what already is leaves the organisation as it was. */
export function change(
  organisation: Organisation,
  wanted: SettingsChange,
  unchanged: boolean,
  now: Instant,
): Decision<Organisation, never, 'settings_stale' | 'time_zone_unknown' | 'feature_not_in_plan'> {
  if (!unchanged) return refuse('settings_stale', 'The settings have changed since they were read.')
  if (wanted.timeZone !== undefined && !isTimeZone(wanted.timeZone))
    return refuse('time_zone_unknown', `“${wanted.timeZone}” is no zone of the IANA database.`)
  const unlicensed = wanted.modules?.find(({ module }) => !organisation.features.has(module))
  if (unlicensed)
    return refuse('feature_not_in_plan', `The organisation has not licensed “${unlicensed.module}”.`, {
      feature: unlicensed.module,
    })

  const changed: Organisation = {
    ...organisation,
    ...settingsIn(wanted),
    features: switched(organisation, wanted),
  }
  const changes = differences(organisation, changed)
  if (changes.length === 0) return accept(organisation)
  return accept(
    { ...changed, updatedAt: now },
    {
      audit: [{ action: 'settings.update', targetType: 'organisation', targetId: organisation.id, changes }],
    },
  )
}

const settingsIn = (wanted: SettingsChange): Partial<OrganisationSettings> =>
  Object.fromEntries(
    settingNames.filter(name => wanted[name] !== undefined).map(name => [name, wanted[name]]),
  )

const switched = (
  { features }: Organisation,
  { modules = [] }: SettingsChange,
): ReadonlyMap<Feature, boolean> =>
  new Map([...features, ...modules.map(({ module, active }) => [module, active] as const)])

function differences(before: Organisation, after: Organisation): FieldChange[] {
  const changes: FieldChange[] = settingNames
    .filter(name => before[name] !== after[name])
    .map(name => ({ field: name, from: before[name], to: after[name] }))
  for (const [feature, active] of after.features)
    if (before.features.get(feature) !== active)
      changes.push({ field: `modules.${feature}.active`, from: !active, to: active })
  return changes
}

/** A sandbox's clock as the write transaction found it. */
export interface ClockReading {
  readonly organisation: { readonly id: Id; readonly sandbox: boolean }
  readonly aheadMs: number
  readonly now: Instant
}

/** Moves a sandbox's clock forward. The state is the clock after it. */
export function advance(
  clock: ClockReading,
  wanted: { readonly minutes?: number | undefined; readonly to?: Instant | undefined },
): Decision<SandboxClock, never, 'not_a_sandbox' | 'clock_moves_forward_only' | 'clock_too_far_ahead'> {
  if (!clock.organisation.sandbox) return refuse('not_a_sandbox', 'The organisation is no sandbox.')
  const nowMs = millisecondsOf(clock.now)
  const toMs = wanted.to === undefined ? nowMs + (wanted.minutes ?? 0) * 60_000 : millisecondOf(wanted.to)
  if (toMs <= nowMs)
    return refuse('clock_moves_forward_only', said`The clock stands at ${{ now: clock.now }} already.`)
  const latest = addSeconds(instantFromMilliseconds(nowMs - clock.aheadMs), farthestAheadMinutes * 60)
  if (toMs > millisecondsOf(latest))
    return refuse('clock_too_far_ahead', `The clock can be moved to ${latest} at the latest.`, { latest })

  const moved = { now: instantFromMilliseconds(toMs), aheadMs: clock.aheadMs + toMs - nowMs }
  return accept(moved, {
    audit: [
      {
        action: 'sandbox.advance_clock',
        targetType: 'organisation',
        targetId: clock.organisation.id,
        changes: [{ field: 'now', from: clock.now, to: moved.now }],
      },
    ],
  })
}

/** As a caller writes instants: any zone, any decimals, also a leap second. */
const millisecondOf = (instant: string): number => Temporal.Instant.from(instant).epochMilliseconds

export interface Founding {
  /** A new one unless given. */
  readonly id?: Id
  readonly name: string
  /** Unique in the whole installation; never changes. */
  readonly slug: string
  readonly sandbox: boolean
  readonly timeZone?: string
  /** Where a sandbox's clock starts, also in the past; at the present instant when absent. */
  readonly startsAt?: Instant
  /** The licensed features. */
  readonly features?: readonly LicensedFeature[]
  /** On unless said otherwise; a demo, whose passwords lie in a file, says otherwise. */
  readonly secondFactorRequiredOfAdministrators?: boolean
}

export interface LicensedFeature {
  readonly feature: Feature
  /** On unless said otherwise. */
  readonly active?: boolean
  /** How many members may have the module; any number unless said otherwise. */
  readonly seatLimit?: number | null
}

const slugForm = /^[a-z0-9][a-z0-9-]{1,48}[a-z0-9]$/

export const isSlug = (text: string): boolean => slugForm.test(text)

/** A new organisation with the defaults that rules start from. Throws `RangeError` for a slug, zone or clock that is none. */
export function found(founding: Founding, id: Id, now: Instant): Accepted<Organisation, never> {
  const { name, slug, sandbox, timeZone = 'Europe/Helsinki', startsAt, features = [] } = founding
  if (startsAt !== undefined && !sandbox)
    throw new RangeError('only the clock of a sandbox starts at another instant')
  if (!isSlug(slug))
    throw new RangeError(`“${slug}” is no slug: 3 to 50 lower-case letters, digits and hyphens`)
  if (!isTimeZone(timeZone)) throw new RangeError(`“${timeZone}” is no zone of the IANA database`)
  const organisation: Organisation = {
    id,
    slug,
    name,
    timeZone,
    sandbox,
    supervisorMayActOnBehalf: true,
    punchPolicy: 'free',
    forgottenClockOut: 'left_open',
    punchSessionMaxMinutes: 960,
    punchWorkEntryTypeId: null,
    punchBreakEntryTypeId: null,
    selfApprovalAllowed: false,
    balanceCorrectionsNeedSecondApprover: false,
    approvalEscalationDays: null,
    approvalReminders: false,
    phonesShared: false,
    payrollNumberPolicy: 'warn',
    secondFactorRequired: false,
    secondFactorRequiredOfAdministrators: founding.secondFactorRequiredOfAdministrators ?? true,
    sessionIdleMinutes: longestSessionIdleMinutes,
    sessionHours: longestSessionHours,
    contactRetentionMonths: null,
    leadRetentionMonths: null,
    features: new Map(features.map(({ feature, active = true }) => [feature, active])),
    updatedAt: now,
  }
  return accept(organisation, {
    audit: [{ action: 'settings.create', targetType: 'organisation', targetId: id }],
  })
}
