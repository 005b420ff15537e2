import { textOfRow } from '../../../platform/data/listing.ts'
import type { Caller } from '../../../platform/access/caller.ts'
import { by, keysetPage } from '../../../platform/data/paging.ts'
import { keptContentType, keptContentTypes } from '../../../platform/files/content-types.ts'
import { Continuation } from '../../../platform/http/continuation.ts'
import { handle } from '../../../platform/http/handler.ts'
import { markDue } from '../../../platform/outbox/due.ts'
import type { Services } from '../../../platform/services.ts'
import { instantFromMilliseconds, millisecondsOf } from '../../../platform/vocabulary/dates.ts'
import { isRefused } from '../../../platform/vocabulary/decision.ts'
import { newId } from '../../../platform/vocabulary/ids.ts'
import { limits } from '../../../platform/vocabulary/limits.ts'
import { attachments } from './contract.ts'
import { type Link, sealLink } from './downloads/link.ts'
import { downloadsPath } from './downloads/route.ts'
import { saveEnded } from './ending.ts'
import { finalizeInSteps, loadToFinalize } from './finalizing.ts'
import { uploadKey } from './keys.ts'
import { loadWithAccess } from './loading.ts'
import * as rules from './rules.ts'
import * as store from './store.ts'
import { outboxes, targetsEveryMs } from './sweeping/outboxes.ts'
import { accessTo, attachmentTargets, targetOf } from './targets.ts'
import { shown } from './view.ts'

const uploadMs = limits.attachments.uploadMinutes * 60_000

export const handlers = handle(attachments, {
  async list({ query, caller, db, services, refuse }) {
    const target = { type: query.targetType, id: query.targetId }
    const [access, page] = await Promise.all([
      accessTo(db, caller, services.contributions(attachmentTargets), target),
      keysetPage(db, query, {
        operation: 'attachments.list',
        listed: { alias: 'a', text: textOfRow('a') },
        keys: [by('a.id')],
        rows: keyset => store.listAttachments(db, query, keyset),
        show: shown,
      }),
    ])
    if ('refusal' in access) return refuse(access.refusal, access.detail)
    return page
  },

  async create({ body, caller, db, now, services, refuse, commit }) {
    const targets = services.contributions(attachmentTargets)
    const [access, usedBytes] = await Promise.all([
      accessTo(db, caller, targets, body.target),
      store.usedBytes(db),
    ])
    if ('refusal' in access) return refuse(access.refusal, access.detail)
    if (access.add) refuse(access.add.refusal, access.add.detail, access.add.extra)
    const { roles } = targetOf(targets, body.target.type)
    const made = { id: newId(), by: caller.membership.id, now }
    const added = await commit(
      rules.add(
        { ...body, contentType: keptContentType(body.contentType) ?? null },
        { roles, contentTypes: keptContentTypes, usedBytes },
        made,
      ),
      attachment => store.insertAttachment(db, attachment),
    )
    db.defer(markDue(db, outboxes.leftovers, uploadMs))
    db.defer(markDue(db, outboxes.targets, targetsEveryMs))
    const { size, contentType } = added
    const upload = await services.files.presignUpload({
      key: uploadKey(db.orgId, added.id),
      size,
      sha256: body.sha256,
      contentType,
      expiresAt: instantFromMilliseconds(Date.now() + uploadMs),
    })
    return { ...shown({ ...added, thumbnails: null }), upload }
  },

  async get({ params, caller, db, services, refuse }) {
    const found = await loadWithAccess(db, caller, services, params.id)
    return shown((found ?? refuse('attachment_not_found')).attachment)
  },

  async finalize({ params, caller, db, now, services, refuse, commit }) {
    const asked = { services, caller, refuse, attachment: params }
    const attachment = await loadToFinalize(db, asked)
    const begun = await commit(rules.beginFinalizing(attachment, now))
    if (begun === 'done') return shown(attachment)
    return new Continuation(steps => finalizeInSteps({ ...asked, attachment }, steps))
  },

  async download({ params, query, caller, db, services, refuse }) {
    const found = await loadWithAccess(db, caller, services, params.id)
    const { attachment } = found ?? refuse('attachment_not_found')
    const decision = rules.download(attachment, attachment.thumbnails, query.size ?? null)
    if (isRefused(decision)) return refuse(decision.refusal, decision.detail)
    return downloadUrl(services, caller, { attachmentId: attachment.id, size: query.size ?? null })
  },

  async delete({ params, caller, db, now, services, refuse, commit }) {
    const found = await loadWithAccess(db, caller, services, params.id)
    const { attachment: before, access } = found ?? refuse('attachment_not_found')
    if (access.remove) refuse(access.remove.refusal, access.remove.detail, access.remove.extra)
    await commit(rules.remove(before, now), after => saveEnded(services, db, [{ before, after }]))
    return undefined
  },
})

/** A URL of our own that answers the bytes for a while, wherever they lie: one of S3 could not be called back. */
function downloadUrl(
  { keyring, baseUrl }: Pick<Services, 'keyring' | 'baseUrl'>,
  { organisation, membership, credential }: Caller,
  { attachmentId, size }: Pick<Link, 'attachmentId' | 'size'>,
): { url: string; expiresAt: string } {
  const expiresAt = instantFromMilliseconds(Date.now() + limits.attachments.linkMinutes * 60_000)
  const link = sealLink(keyring, {
    orgId: organisation.id,
    attachmentId,
    size,
    credential: { kind: credential.kind, id: credential.id },
    membershipId: membership.id,
    endsAtMs: millisecondsOf(expiresAt),
  })
  return { url: `${baseUrl}${downloadsPath}/${link}`, expiresAt }
}
