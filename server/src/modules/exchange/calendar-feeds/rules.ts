import { accept, type Accepted, type AuditFact } from '../../../platform/vocabulary/decision.ts'
import type { Feed } from './record.ts'

/** A feed in place of the one that the member had, if any. */
export const create = (feed: Feed): Accepted<Feed, never> =>
  accept(feed, {
    audit: [auditLine('create', feed, [{ field: 'createdAt', to: feed.createdAt }])],
  })

export const revoke = (feed: Feed): Accepted<Feed, never> =>
  accept(feed, {
    audit: [auditLine('revoke', feed, [{ field: 'createdAt', from: feed.createdAt, to: null }])],
  })

/** All feeds of members who have left. */
export const revokeAll = (feeds: readonly Feed[]): Accepted<readonly Feed[], never> =>
  accept(feeds, { audit: feeds.flatMap(feed => revoke(feed).audit) })

const auditLine = (
  verb: string,
  { membershipId }: Feed,
  changes: NonNullable<AuditFact['changes']>,
): AuditFact => ({
  action: `calendarFeeds.${verb}`,
  targetType: 'calendar_feed',
  targetId: membershipId,
  changes,
})
