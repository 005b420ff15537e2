import { accept, type Accepted, type AuditFact } from '../../../../platform/vocabulary/decision.ts'
import type { UnitFeed } from './record.ts'

/** A feed in place of the one that the member had for the unit, if any. */
export const create = (feed: UnitFeed): Accepted<UnitFeed, never> =>
  accept(feed, { audit: [auditLine('create', feed, [{ field: 'createdAt', to: feed.createdAt }])] })

export const revoke = (feed: UnitFeed): Accepted<UnitFeed, never> =>
  accept(feed, {
    audit: [auditLine('revoke', feed, [{ field: 'createdAt', from: feed.createdAt, to: null }])],
  })

/** All feeds of members who have left. */
export const revokeAll = (feeds: readonly UnitFeed[]): Accepted<readonly UnitFeed[], never> =>
  accept(feeds, { audit: feeds.flatMap(feed => revoke(feed).audit) })

const auditLine = (
  verb: string,
  { membershipId, planningUnitId }: UnitFeed,
  changes: NonNullable<AuditFact['changes']>,
): AuditFact => ({
  action: `unitCalendarFeeds.${verb}`,
  targetType: 'unit_calendar_feed',
  targetId: planningUnitId,
  changes: [{ field: 'membershipId', to: membershipId }, ...changes],
})
