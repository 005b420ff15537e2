import sharp from 'sharp'
import { vi } from 'vitest'
import { deskOf } from '../../../src/modules/records/attachments/test/desk.ts'
import { pdf, png } from '../../../src/modules/records/attachments/test/uploads.ts'
import { targetsOutbox } from '../../../src/modules/records/attachments/sweeping/targets-outbox.ts'
import { thumbnailsOutbox } from '../../../src/modules/records/attachments/sweeping/thumbnails-outbox.ts'
import { mailsWritten } from '../../world/mail.ts'
import { patience } from '../../world/patience.ts'
import type { World } from '../../world/world.ts'
import { signedIn } from '../../../src/modules/people/session/test/browser.ts'
import { ok } from './outcome.ts'

/** Files of every kind of record: pictures with their thumbnails, downloads, equal bytes, and the end of each. */
export async function attachments(world: World): Promise<void> {
  const { services } = world.app
  const { owner } = world.database
  const { batch, draft, finalized, follow, link } = deskOf(world)
  const onni = world.as('onni')
  const day = { type: 'work_day', id: (await draft()).id }
  const wide = { width: 600, height: 300, channels: 3, background: '#0a0' } as const
  const picture = await finalized(day, await sharp({ create: wide }).png().toBuffer())
  await vi.waitUntil(
    async () => (await ok(onni.get(`/v1/attachments/${picture}`))).thumbnails !== null,
    patience,
  )
  for (const query of ['', '?size=160']) {
    const { status } = await follow(await link(onni, picture, query))
    if (status !== 200) throw new Error(`the download answered ${status}`)
  }
  const pictures = thumbnailsOutbox(services)
  await pictures.sweep()
  await pictures.settled()
  await pictures.stop()
  await ok(onni.delete(`/v1/attachments/${picture}`))

  const admin = world.as('aino')
  const document = { fileName: 'liite.pdf', contentType: 'application/pdf', role: 'document' }
  await finalized(await batch(), pdf(), document, admin)
  const [mail] = await mailsWritten(world.database, { kind: 'password_reset' })
  const human = await signedIn(world, 'aino')
  await human.get(`/v1/attachments?targetType=outgoing_mail&targetId=${mail?.id}`)

  // Records of each type are looked for, one of which is gone.
  const orphan = await finalized({ type: 'work_day', id: (await draft()).id }, png)
  const orphanedMail = await finalized({ type: 'work_day', id: (await draft()).id }, png)
  await owner('update attachments set target_id = gen_random_uuid() where id = $1', [orphan])
  await owner(
    `update attachments set target_type = 'outgoing_mail', target_id = gen_random_uuid() where id = $1`,
    [orphanedMail],
  )
  const targets = targetsOutbox(services)
  // The service's own worker may be at the same organisation, and say when to look again.
  await vi.waitUntil(async () => {
    await owner(`update directory.outbox_due set due_at = now() where outbox = 'attachment_targets'`)
    await targets.sweep()
    await targets.settled()
    const left = await owner(`select from attachments where id = any($1::uuid[]) and state = 'finalized'`, [
      [orphan, orphanedMail],
    ])
    return left.length === 0
  }, patience)
  await targets.stop()
}
