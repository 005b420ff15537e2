import { expect, it } from 'vitest'
import { newId } from '../../../../../platform/vocabulary/ids.ts'
import { projectWorld } from '../../dependencies/test/world.ts'
import { handlers } from '../handlers.ts'
import type { CommentRecord } from '../record.ts'
import { htmlAhead, shownComment } from '../view.ts'

const { world } = await projectWorld()
const { eero, sisu } = world.meri.members
const db = world.app.services.database.reader(world.meri.id)
const body = `**Hei** @[${eero.id}]`
const comment: CommentRecord = {
  id: newId(),
  taskId: newId(),
  authorMembershipId: sisu.id,
  format: 'markdown',
  body,
  mentionedIds: [eero.id],
  editedAt: null,
  deletedAt: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
}

it('HTML is made before the write transaction, and is shown where text and names are still the same', async () => {
  const made = await htmlAhead(db, { body, format: 'markdown' }, [])
  if (!made) throw new Error('a Markdown text has HTML')
  expect(made.html).toMatch(/^<p><strong>Hei<\/strong> @Eero /)
  const ahead = { ...made, html: '<p>ahead</p>\n' }
  expect((await shownComment(db, comment, ahead)).bodyHtml).toBe(ahead.html)
  const renamed = { ...ahead, names: new Map([[eero.id, 'Eero Entinen']]) }
  for (const other of [renamed, { ...ahead, body: 'Moi' }, { ...ahead, names: new Map() }, null])
    expect((await shownComment(db, comment, other)).bodyHtml).toBe(made.html)
  expect((await shownComment(db, { ...comment, format: 'plain' }, ahead)).bodyHtml).toBeNull()
  expect((await shownComment(db, { ...comment, body: null }, ahead)).bodyHtml).toBeNull()
  expect(await htmlAhead(db, { body, format: 'plain' }, [])).toBeNull()
})

it('writes of comments have it made ahead', () => {
  for (const name of ['create', 'createOwn', 'update', 'updateOwn'] as const)
    expect(handlers[name]).toHaveProperty('ahead', expect.any(Function))
})
