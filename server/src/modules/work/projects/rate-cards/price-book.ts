import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { fitting, inOrder, winnerAmong } from './matching.ts'
import { centsOf } from '../../../../platform/vocabulary/money.ts'
import type { RateRule } from './record.ts'
import type { WinningRule } from './slots.ts'

/** Hours that are to be priced. */
export interface HoursToPrice {
  readonly projectId: Id
  readonly membershipId: Id
  readonly entryTypeId: Id
  readonly workDate: PlainDate
  readonly minutes: number
}

/** What hours are sold for, and by which rule. */
export interface Rate {
  /** Null where no rule fits; the hours then come to nothing. */
  readonly rateCentsPerHour: number | null
  /** Minutes at the rate, half a cent away from zero. */
  readonly cents: number
  readonly rule: WinningRule | null
}

/** A rate that is in force, with the article by which the hours are invoiced. */
export interface BookRate extends Rate {
  readonly articleId: Id | null
}

/** What prices depend on. */
export interface PriceSources {
  readonly projects: readonly {
    readonly id: Id
    readonly customerId: Id | null
    readonly rateCardId: Id | null
  }[]
  readonly participants: readonly {
    readonly projectId: Id
    readonly membershipId: Id
    readonly projectRoleId: Id | null
    readonly validFrom: PlainDate | null
    readonly validTo: PlainDate | null
  }[]
  readonly rules: readonly RateRule[]
  readonly defaultCardId: Id | null
}

/** Says what hours are sold for, from what was read of them once. */
export class PriceBook {
  readonly #projects: ReadonlyMap<Id, PriceSources['projects'][number]>
  readonly #participants: ReadonlyMap<string, PriceSources['participants']>
  readonly #rules: ReadonlyMap<string, readonly RateRule[]>
  readonly #defaultCardId: Id | null
  readonly #fitting = new Map<string, readonly RateRule[]>()

  constructor({ projects, participants, rules, defaultCardId }: PriceSources) {
    this.#projects = new Map(projects.map(project => [project.id, project]))
    this.#participants = Map.groupBy(participants, placeOf)
    const grouped = Map.groupBy(rules, ({ rateCardId, projectId }) => groupName(rateCardId, projectId))
    this.#rules = new Map([...grouped].map(([name, group]) => [name, inOrder(group)]))
    this.#defaultCardId = defaultCardId
  }

  rateOf(hours: HoursToPrice): Rate {
    const { articleId: _, ...rate } = this.rateWithArticle(hours)
    return rate
  }

  rateWithArticle(hours: HoursToPrice): BookRate {
    const winner = winnerAmong(this.#candidates(hours), hours.workDate)
    if (!winner) return { rateCentsPerHour: null, cents: 0, rule: null, articleId: null }
    const { rule, version } = winner
    return {
      rateCentsPerHour: version.rateCentsPerHour,
      cents: centsOf(hours.minutes, version.rateCentsPerHour),
      rule: { rateCardId: rule.rateCardId, ruleId: rule.id, versionId: version.versionId },
      articleId: version.articleId,
    }
  }

  #candidates(hours: HoursToPrice): readonly RateRule[] {
    const projectRoleId = this.#roleOf(hours)
    const place = `${placeOf(hours)} ${hours.entryTypeId} ${projectRoleId}`
    let found = this.#fitting.get(place)
    if (!found) {
      const project = this.#projects.get(hours.projectId)
      const cardId = project?.rateCardId ?? this.#defaultCardId
      // A rule of a project weighs more than all criteria together: those come first, in whatever order the others do.
      const rules = [hours.projectId, null].flatMap(id => this.#rules.get(groupName(cardId, id)) ?? [])
      found = fitting(rules, { ...hours, customerId: project?.customerId ?? null, projectRoleId })
      this.#fitting.set(place, found)
    }
    return found
  }

  /** What the member is in the project on the day: no two of their times there share one. */
  #roleOf(hours: HoursToPrice): Id | null {
    const times = this.#participants.get(placeOf(hours)) ?? []
    const then = times.find(
      ({ validFrom, validTo }) =>
        (validFrom === null || validFrom <= hours.workDate) &&
        (validTo === null || hours.workDate <= validTo),
    )
    return then?.projectRoleId ?? null
  }
}

const groupName = (rateCardId: Id | null, projectId: Id | null): string => `${rateCardId} ${projectId}`

/** By whom, and for which project. */
export const placeOf = ({ projectId, membershipId }: { readonly projectId: Id; readonly membershipId: Id }) =>
  `${projectId} ${membershipId}`
