import { accept, type Decision, type FieldChange, refuse } from '../../../platform/vocabulary/decision.ts'
import type { Feature } from '../../../platform/vocabulary/features.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'

/** A licensed module. */
export interface LicensedModule {
  readonly feature: Feature
  readonly active: boolean
  /** How many members may have the module; null for any number. */
  readonly seatLimit: number | null
}

/** What the operator wants an organisation to have. */
export interface WantedLicences {
  /** All modules that it is to have; undefined for those that it has. */
  readonly modules?: readonly Feature[] | undefined
  /** Seats of modules that it is to have; null for any number. Modules that are not named keep theirs. */
  readonly seats: ReadonlyMap<Feature, number | null>
}

/**
 * What an organisation has from now on. A new module is switched on and has any number of seats unless said otherwise; what
 * was recorded with one that goes stays, and is there again with it.
 */
export function license(
  orgId: Id,
  present: readonly LicensedModule[],
  { modules, seats }: WantedLicences,
): Decision<readonly LicensedModule[], never, 'feature_not_in_plan'> {
  const had = new Map(present.map(module => [module.feature, module]))
  const wanted = modules ?? [...had.keys()]
  const without = [...seats.keys()].find(feature => !wanted.includes(feature))
  if (without !== undefined)
    return refuse(
      'feature_not_in_plan',
      `Seats of “${without}” were given, but the organisation is not to have it.`,
    )
  const licensed = wanted.map((feature): LicensedModule => {
    const { active = true, seatLimit = null } = had.get(feature) ?? {}
    const limit = seats.get(feature)
    return { feature, active, seatLimit: limit === undefined ? seatLimit : limit }
  })
  const changes = changesBetween(present, licensed)
  const audit = { action: 'settings.set_modules', targetType: 'organisation', targetId: orgId, changes }
  return accept(licensed, { audit: changes.length === 0 ? [] : [audit] })
}

function changesBetween(before: readonly LicensedModule[], after: readonly LicensedModule[]): FieldChange[] {
  const find = (among: readonly LicensedModule[], wanted: Feature) =>
    among.find(({ feature }) => feature === wanted)
  const named = new Set([...before, ...after].map(({ feature }) => feature))
  return [...named].flatMap(feature => {
    const [had, has] = [find(before, feature), find(after, feature)]
    const field = `modules.${feature}`
    const limits = { from: had?.seatLimit ?? null, to: has?.seatLimit ?? null }
    return [
      ...(Boolean(had) === Boolean(has)
        ? []
        : [{ field: `${field}.licensed`, from: Boolean(had), to: Boolean(has) }]),
      ...(limits.from === limits.to ? [] : [{ field: `${field}.seatLimit`, ...limits }]),
    ]
  })
}
