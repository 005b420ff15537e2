import { systemActor } from '../../../../../platform/audit/audit-trail.ts'
import type { WriteTransaction } from '../../../../../platform/data/database.ts'
import type { Services } from '../../../../../platform/services.ts'
import type { Commit } from '../../../../../platform/transactions/transactions.ts'
import { RequestRefused } from '../../../../../platform/vocabulary/request-refused.ts'
import {
  countAnswer,
  type FormCode,
  type OpenedLink,
  type OpeningCode,
  stillOpens,
  takeForm,
} from '../../../../exchange/public-links/port.ts'
import { orderWithProject } from '../circumstances.ts'
import type { Deciding } from '../deciding.ts'
import { changeOrderKind, type ChangeOrderRecord } from '../record.ts'
import type { Answer } from '../moves.ts'
import { tellManager } from '../telling.ts'
import type { PublicChangeOrder } from './shapes.ts'
import { surroundingsOf } from './surroundings.ts'
import { publicView, shownByLink } from './view.ts'

/** What a form brings. */
interface SentAnswer {
  readonly formToken: string
  readonly documentSha256: string
  readonly name: string
}

type Code = FormCode | OpeningCode | 'change_order_document_changed' | 'change_order_decided'

/** One answer, and how it is decided and saved. */
export interface Answering {
  readonly operation: string
  readonly requestId: string
  readonly sent: SentAnswer
  /** Which answer it is, as the manager is told of it. */
  readonly told: { readonly answer: 'approved' | 'declined'; readonly reason: string | null }
  /** Decides and saves; answers the change order as it is then. */
  carryOut(tx: WriteTransaction, commit: Commit, deciding: Deciding): Promise<ChangeOrderRecord>
  refuse(code: Code, detail?: string): never
}

/**
 * Carries an answer out in one transaction of the organisation, in which link and form are looked at once more: of two
 * answers at once, or an answer and a withdrawal, one counts. The same form once more is no further answer of the link.
 */
export async function answerByLink(
  services: Services,
  opened: OpenedLink,
  answering: Answering,
): Promise<PublicChangeOrder> {
  const attempt = await countAnswer(services, opened)
  try {
    const answered = await carriedOut(services, opened, answering)
    return answered ?? answering.refuse('change_order_decided')
  } catch (error) {
    if (error instanceof RequestRefused && error.code === 'public_form_sent') await attempt.takeBack()
    throw error
  }
}

/** Nothing for an answer that came after another: its form is taken, the manager is told, and it is refused afterwards. */
const carriedOut = (
  services: Services,
  opened: OpenedLink,
  { operation, requestId, sent, told, carryOut, refuse }: Answering,
): Promise<PublicChangeOrder | undefined> =>
  services.transactions.run(
    { orgId: opened.organisation.id, actor: systemActor, operation, requestId },
    async (tx, commit) => {
      const over = await stillOpens(tx, opened, changeOrderKind)
      if (over) return refuse(over.refusal, over.detail)
      const found = await orderWithProject(tx, opened.subjectId)
      const order = shownByLink(found?.order)
      if (!found || !order) return refuse('public_link_not_found')
      const taken = await takeForm(tx, services.keyring, opened.link.id, sent.formToken)
      if (taken) return refuse(taken.refusal, taken.detail)
      if (order.documentSha256 !== sent.documentSha256) return refuse('change_order_document_changed')
      const { answer, reason } = told
      const news = { answeredBy: sent.name, reason, actorMembershipId: null }
      if (order.state !== 'sent') {
        await tellManager(tx, services, found, { ...news, answer: `${answer}_late` })
        return undefined
      }
      const decided = await carryOut(tx, commit, { ...found, unchanged: true })
      const after = { ...found, order: decided }
      await tellManager(tx, services, after, { ...news, answer })
      const { document, documentSha256 } = order
      const surroundings = await surroundingsOf(tx, after)
      return publicView({ ...decided, document, documentSha256 }, opened, null, surroundings)
    },
  )

/** Who answered on the page. Their network address is kept keyed: it can be compared, and not read. */
export const answerOf = (
  { keyring }: Services,
  { name, email }: { readonly name: string; readonly email?: string | undefined },
  address: string,
): Answer => ({
  channel: 'public_page',
  name,
  email: email ?? null,
  membershipId: null,
  addressHash: keyring.mac('change order answers', address),
})
