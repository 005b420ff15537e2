import type { Caller } from '../../../platform/access/caller.ts'
import type { WriteTransaction } from '../../../platform/data/database.ts'
import type { Steps } from '../../../platform/http/continuation.ts'
import type { Call, CommitOf } from '../../../platform/http/handler.ts'
import { wakeOutbox } from '../../../platform/outbox/due.ts'
import type { Services } from '../../../platform/services.ts'
import type { Attachment } from './attachment.ts'
import type { attachments } from './contract.ts'
import { leaveUpload } from './ending.ts'
import { examine, type Finding } from './examination.ts'
import { findByHash, insertFile } from './files-store.ts'
import { loadWithAccess } from './loading.ts'
import * as rules from './rules.ts'
import type { ShownAttachment } from './shapes.ts'
import * as store from './store.ts'
import { outboxes } from './sweeping/outboxes.ts'
import { shown } from './view.ts'

type Contract = typeof attachments
type Finalize = Contract['operations']['finalize']
type CommitFinalize = CommitOf<Contract, Finalize>

export interface Finalizing {
  readonly services: Services
  readonly caller: Caller
  readonly attachment: Attachment
  readonly refuse: Call<Contract, Finalize>['refuse']
}

/** Examines the bytes while nobody waits for the write lock, and decides in the last transaction on what is so then. */
export async function finalizeInSteps(
  finalizing: Finalizing,
  steps: Steps<ShownAttachment, CommitFinalize>,
): Promise<ShownAttachment> {
  const { services, caller, attachment, refuse } = finalizing
  const examining = { storage: services.files, scanner: services.malwareScanner }
  const finding = await examine(examining, caller.organisation.id, attachment)
  if ('refusal' in finding) return refuse(finding.refusal, finding.detail, finding.extra)
  return steps.finish(async (tx, commit) => {
    const found = await loadToFinalize(tx, finalizing)
    await settle(tx, commit, { services, attachment: found, finding })
    const settled = await store.findAttachment(tx, found.id)
    return shown(settled ?? refuse('attachment_not_found'))
  })
}

/** The attachment, when it is the caller's to finalize and its target does not stand still. */
export async function loadToFinalize(
  tx: WriteTransaction,
  {
    services,
    caller,
    attachment: { id },
    refuse,
  }: Omit<Finalizing, 'attachment'> & { attachment: { id: string } },
): Promise<store.StoredAttachment> {
  const { attachment, access } =
    (await loadWithAccess(tx, caller, services, id)) ?? refuse('attachment_not_found')
  if (attachment.createdByMembershipId !== caller.membership.id) refuse('attachment_of_other_member')
  if (attachment.state !== 'finalized' && access.add)
    refuse(access.add.refusal, access.add.detail, access.add.extra)
  return attachment
}

async function settle(
  tx: WriteTransaction,
  commit: CommitFinalize,
  { services, attachment, finding }: { services: Services; attachment: Attachment; finding: Finding },
): Promise<void> {
  const { id, state, sha256, size, contentType } = attachment
  // Another request was faster.
  if (state !== 'pending' || sha256 === null) {
    await commit(rules.finalize(attachment, { fileId: id }, tx.now))
    return
  }
  const { malware } = finding
  const twin = malware === null ? await findByHash(tx, sha256) : undefined
  const examined = malware === null ? { fileId: twin ?? id } : { malware }
  const saved = await commit(rules.finalize(attachment, examined, tx.now))
  if (saved.fileId === id) {
    const picture = contentType.startsWith('image/')
    tx.defer(insertFile(tx, { id, sha256, size, picture }))
    if (picture) wakeOutbox(services, tx, outboxes.thumbnails)
  }
  tx.defer(store.saveStates(tx, [saved]))
  await leaveUpload(services, tx, id, { moved: saved.fileId !== id })
}
