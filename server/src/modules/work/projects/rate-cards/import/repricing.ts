import type { TenantDb } from '../../../../../platform/data/tenant-db.ts'
import type { Contributions } from '../../../../../platform/slots.ts'
import type { PlainDate } from '../../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../../platform/vocabulary/ids.ts'
import type { ImportChange } from '../../../../records/imports/port.ts'
import { projectsPricedBy } from '../../record/port.ts'
import { PriceBook } from '../price-book.ts'
import { priceSources } from '../rates.ts'
import type { RateCard, RateRule } from '../record.ts'
import { type RepricingCode, repricedOf, repricedProjects, repricingRefusal } from '../repricing-rules.ts'
import { approvedHours } from '../repricing.ts'
import { cardsWithIds, rulesWithIds } from '../store.ts'

const firstOfDays: PlainDate = '0001-01-01'

/** The approved hours that rates of cards may price from a day on, and what their prices depend on; no day: none. */
export async function approvedOfCards(
  db: TenantDb,
  contributions: Contributions,
  {
    cards,
    orDefault,
    from,
  }: {
    readonly cards: readonly Pick<RateCard, 'id' | 'isDefault'>[]
    /** Whether a new card may become the default one. */
    readonly orDefault: boolean
    readonly from: PlainDate | null
  },
) {
  const ids = cards.map(({ id }) => id)
  const orNone = orDefault || cards.some(({ isDefault }) => isDefault)
  const projects =
    from === null || (ids.length === 0 && !orNone) ? [] : await projectsPricedBy(db, ids, orNone)
  const hours = await approvedHours(db, contributions, {
    ...{ projects, membershipId: null },
    from: from ?? firstOfDays,
  })
  const worked = [...new Set(hours.map(({ projectId }) => projectId))]
  const [first, last] = [hours[0]?.workDate ?? firstOfDays, hours.at(-1)?.workDate ?? firstOfDays]
  return { hours, sources: await priceSources(db, worked, first, last) }
}

/** By rule, why an import of rates is not undone: approved hours that the rule prices, or would, would have another price. */
export async function repricedByUndoing(
  db: TenantDb,
  contributions: Contributions,
  changes: readonly ImportChange[],
): Promise<(ruleId: Id) => RepricingCode | undefined> {
  const rules = await rulesWithIds(
    db,
    changes.map(({ recordId }) => recordId),
  )
  const cards = await cardsWithIds(db, [...new Set(rules.map(({ rateCardId }) => rateCardId))])
  const { hours, sources } = await approvedOfCards(db, contributions, {
    ...{ cards, orDefault: false },
    from: firstOfDays,
  })
  const former = new Map(
    changes.flatMap(({ recordId, before }) => (before === null ? [] : [[recordId, before] as const])),
  )
  const undone = new Set(changes.map(({ recordId }) => recordId))
  const then = sources.rules.flatMap((rule): RateRule[] => {
    if (!undone.has(rule.id)) return [rule]
    const before = former.get(rule.id)
    return before ? [{ ...rule, ...before }] : []
  })
  const repriced = repricedOf(hours, new PriceBook(sources), new PriceBook({ ...sources, rules: then }))
  return id => {
    const own = repriced.filter(row => row.now.rule?.ruleId === id || row.then.rule?.ruleId === id)
    return repricingRefusal(repricedProjects(own), false)?.refusal
  }
}
