import { sql } from 'kysely'
import type { Searched } from '../../records/search/port.ts'

/** Webhooks, for who manages them. */
export const searchedWebhooks: Searched = {
  type: 'webhook',
  table: 'webhooks',
  title: () => sql`coalesce(r.description, r.url)`,
  subtitle: () => sql`case when r.description is not null then r.url end`,
  active: () => sql`r.state = 'active'`,
  present: sql`r.deleted_at is null`,
  sources: [
    {
      table: 'webhooks',
      fields: () => ({ description: sql`r.description`, url: sql`r.url` }),
      rows: ({ caller }) => (caller.capabilities.has('integrations.manage') ? 'all' : 'none'),
    },
  ],
}
