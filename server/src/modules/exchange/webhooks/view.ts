import type { Webhook } from './shapes.ts'
import type { StoredWebhook } from './store.ts'

export const webhook = (stored: StoredWebhook): Webhook => ({
  id: stored.id,
  url: stored.url,
  events: [...stored.events],
  description: stored.description,
  state: stored.state,
  secretVersions: stored.secretVersions.map(({ createdAt, expiresAt }) => ({ createdAt, expiresAt })),
  health: {
    lastSuccessAt: stored.lastSuccessAt,
    lastFailureAt: stored.lastFailureAt,
    consecutiveFailures: stored.consecutiveFailures,
  },
  createdAt: stored.createdAt,
  updatedAt: stored.updatedAt,
})
