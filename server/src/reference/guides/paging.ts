import { mostIds } from '../../platform/contract/listing.ts'
import { limits } from '../../platform/vocabulary/limits.ts'
import { type Guide, type GuideSection, operation, refusal, shell, text, typescript } from './guide.ts'

const { pageSize, eventRetentionDays } = limits

/** Lists, what changed since, and what was deleted. */
export const paging: Guide = {
  name: 'paging',
  title: 'Paging and sweeps',
  summary:
    'Read long lists page by page, keep a copy up to date with updatedSince, and learn of deletions from the log.',
  sections: ({ baseUrl }) => [pages(baseUrl), looking(baseUrl), sweep(baseUrl), log(baseUrl), mirror],
}

const pages = (baseUrl: string): GuideSection => ({
  id: 'pages',
  title: 'Pages',
  parts: [
    text`<p>A list that takes a <code>cursor</code> answers a page: <code>items</code>, and <code>pageInfo</code> with <code>nextCursor</code> and <code>hasMore</code>. It has ${pageSize.default} rows unless you ask for another <code>limit</code>, of at most ${pageSize.max}; go on with <code>cursor</code> and otherwise the same query until <code>hasMore</code> is false. A list without a <code>cursor</code> answers whole.</p>`,
    [
      shell(`
curl '${baseUrl}/v1/memberships?limit=2' \\
  -H "Authorization: Bearer $KEY"
`),
      typescript(`
import { createClient, rows, sweep } from '@konttori/sdk'

const konttori = createClient({ baseUrl: '${baseUrl}', key: process.env['KEY'] })
for await (const member of rows(konttori.members.list, { limit: 100 }))
  console.log(member.displayName)
`),
    ],
    text`<p>A cursor is good for the query that it came from. Take it as it is; it cannot be read or made. There are no page numbers and no totals: rows that come and go between two pages would shift them.</p>`,
  ],
})

const looking = (baseUrl: string): GuideSection => ({
  id: 'looking',
  title: 'Looking for something',
  parts: [
    text`<p>Registers and most lists take <code>q</code>, what people write: a part of a text, in whatever case and with or without accents. The reference of each list says which texts. <code>ids</code> gives the records with ids that you know, up to ${mostIds} with commas between; one that is not there, or not yours to read, is passed over. <code>sort</code> names a field to order by in place of the list’s own order, and <code>direction=desc</code> turns it round. All of them go together, with filters and with pages; a cursor of one order is no cursor of another. With <code>updatedSince</code> the order is that of the changes.</p>`,
    [
      shell(`
curl -G '${baseUrl}/v1/entry-types' \\
  -H "Authorization: Bearer $KEY" \\
  -d 'q=work' -d 'sort=name' -d 'direction=desc'
`),
      typescript(`
const { items } = await konttori.entryTypes.list({ q: 'work', sort: 'name' })
console.log(items.map(({ name }) => name))
`),
    ],
    text`<p>Records whose rights depend on the record tell with <code>include=may</code> what you may do with each: the names of operations, such as <code>approve</code>. What you send with one may still be refused.</p>`,
  ],
})

const sweep = (baseUrl: string): GuideSection => ({
  id: 'sweeps',
  title: 'Sweeps: what changed since',
  parts: [
    text`<p>Most lists take <code>updatedSince</code>: every row that changed at or after that instant, the oldest change first, whatever order was asked for. Keep the largest <code>updatedAt</code> that you have received, the watermark, and begin the next sweep there. Rows of exactly that instant come again, so take rows by <code>id</code>: the comparison is inclusive so that nothing is missed.</p>`,
    [
      shell(`
curl -G '${baseUrl}/v1/memberships' \\
  -H "Authorization: Bearer $KEY" \\
  --data-urlencode 'updatedSince=2026-01-01T00:00:00Z'
`),
      typescript(`
const changed = sweep(konttori.members.list, { updatedSince: '2026-01-01T00:00:00Z' })
const copy = new Map<string, string>()
for await (const member of changed) copy.set(member.id, member.displayName)
for (const { id } of changed.deleted) copy.delete(id)
console.log(copy.size, 'changed; next time from', changed.watermark)
`),
    ],
    text`<p>A sweep shows deactivated and inactive rows too, so that a copy learns of them. Keep the watermark only when the sweep is through. A row that changes while you sweep moves to the end and is met there.</p>
<p>The last page of a sweep also has <code>deleted</code>: ids of rows that were deleted since, such as participants that were taken out or what the undo of an import removed. Take them out after the rows. They are kept ${eventRetentionDays} days: when <code>deletionsKnownFrom</code> is later than your <code>updatedSince</code>, read the list whole. Whoever does not reach all rows of a list is told of no deletion in it. The SDK has both at <code>changed</code> when the loop is through.</p>`,
  ],
})

const log = (baseUrl: string): GuideSection => ({
  id: 'deletions',
  title: 'Deletions, and everything that happened',
  parts: [
    text`<p>What is gone is in no list; a sweep names it beside the rows. The deletion of a member is also a fact: <code>member.deleted</code> in the log of ${operation('integrationEvents.list')}, which has every event in the order in which it happened. Its <code>nextCursor</code> is a position for good: it is there on the last page too, so store it with what you have processed and read on from it, now or in a month.</p>
<p>A key reads the events that it could subscribe to: beside <code>integrations.manage</code> it needs the capabilities of each, which ${operation('webhooks.listEvents')} lists. Others are passed over without a word, so give a mirror’s key those of what it copies, <code>members.manage</code> for <code>member.deleted</code>. To ask for one by name without its capabilities is 403 ${refusal('webhook_event_scope_exceeds_actor')}. A key that gains a capability hears its events from its position on.</p>`,
    [
      shell(`
curl '${baseUrl}/v1/integration-events?limit=3' \\
  -H "Authorization: Bearer $KEY"
`),
      typescript(`
let cursor: string | undefined // what you stored the last time
for (;;) {
  const page = await konttori.integrationEvents.list({ limit: 100, ...(cursor !== undefined && { cursor }) })
  for (const { event, payload } of page.items)
    if (event === 'member.deleted') copy.delete(String(payload['membershipId']))
  cursor = page.pageInfo.nextCursor ?? cursor
  if (!page.pageInfo.hasMore) break
}
console.log('Read on from', cursor)
`),
    ],
    text`<p>The log is kept ${eventRetentionDays} days. A position older than that answers 410 ${refusal('cursor_expired')}: sweep the registers, then read the log with <code>since</code> set to the instant at which your sweep began.</p>`,
  ],
})

const mirror: GuideSection = {
  id: 'a-copy-that-stays-equal',
  title: 'A copy that stays equal',
  parts: [
    text`<ol><li>Note the instant, and sweep without <code>updatedSince</code>: the first filling.</li>
<li>Read the log from that instant with <code>since</code>; for each event read the record that it names, by its id. Payloads hold ids, states and instants, never names or hours, so they cannot be out of date.</li>
<li>Let webhooks wake you, and let a timer do it as well: the log has what a webhook lost, as far as your key may hear it.</li>
<li>Sweep once a night from your watermark, as a belt to the braces.</li></ol>
<p><code>examples/mirror.ts</code> in the repository does it, is killed in the middle and loses webhooks on purpose, and compares both sides in the end.</p>`,
  ],
}
