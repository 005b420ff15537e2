import {
  accept,
  type Accepted,
  type AuditFact,
  isRefused,
  refuse,
} from '../../../../../platform/vocabulary/decision.ts'
import type { Instant } from '../../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../../platform/vocabulary/ids.ts'
import type { DealFact } from '../announcements.ts'
import * as moves from '../moves.ts'
import type { ChangedDeal, DealRecord } from '../record.ts'
import type { WantedStage } from '../stages.ts'
import type { MoveResult } from './contract.ts'

interface Named {
  readonly dealId: Id
  readonly expectedUpdatedAt?: string
}

export interface Moved {
  readonly results: readonly MoveResult[]
  readonly changes: readonly ChangedDeal[]
}

/** Puts deals into a stage one by one, by the rules of a single change; a deal named twice is there the second time. */
export function changeStages(
  named: readonly Named[],
  wanted: WantedStage,
  deals: readonly DealRecord[],
  circumstances: Omit<moves.MoveCircumstances, 'unchanged'>,
  unchangedSince: (expected: string | undefined, updatedAt: Instant) => boolean,
): Accepted<Moved, DealFact<'deal.stage_changed'>> {
  const before = new Map(deals.map(deal => [deal.id, deal]))
  const present = new Map(before)
  const facts: DealFact<'deal.stage_changed'>[] = []
  const audit: AuditFact[] = []
  const results = named.map(({ dealId, expectedUpdatedAt }, index): MoveResult => {
    const deal = present.get(dealId.toLowerCase())
    const decision = deal
      ? moves.changeStage(deal, wanted, {
          ...circumstances,
          unchanged: unchangedSince(expectedUpdatedAt, deal.updatedAt),
        })
      : refuse('crm_deal_not_found', 'No deal of the organisation has this id.')
    if (isRefused(decision)) {
      const { refusal: code, detail, extra } = decision
      const fields = extra?.['fields'] as string[] | undefined
      return { index, dealId, status: 'error', code, detail, ...(fields && { fields }) }
    }
    present.set(decision.state.id, decision.state)
    facts.push(...decision.facts)
    audit.push(...decision.audit)
    const status = decision.state === deal ? 'unchanged' : 'moved'
    return { index, dealId, status, code: null, detail: null }
  })
  const changes = [...present.values()].flatMap(after => {
    const was = before.get(after.id) ?? null
    return was === after ? [] : [{ before: was, after }]
  })
  return accept({ results, changes }, { facts, audit })
}
