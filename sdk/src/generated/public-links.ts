// Generated from openapi.json by tools/generate-sdk.ts. Do not edit.

import type { Call, CallOptions } from '../call.ts'
import type { PublicChangeOrder } from './schemas.ts'

export type PublicChangeOrdersOpenBody = {
  /** What the address of the link carries. */
  token: string
}

export type PublicChangeOrdersOpenAnswer = PublicChangeOrder

export type PublicChangeOrdersApproveBody = {
  /** What the address of the link carries. */
  token: string
  /** `formToken` as the link answered it; it is good for a day, and taken once. */
  formToken: string
  /** `documentSha256` of what was read, so that nobody answers something else. */
  documentSha256: string
  /** Who answers, by name. */
  name: string
  /** The e-mail address of who answers. */
  email: string
}

export type PublicChangeOrdersApproveAnswer = PublicChangeOrder

export type PublicChangeOrdersDeclineBody = {
  /** What the address of the link carries. */
  token: string
  /** `formToken` as the link answered it; it is good for a day, and taken once. */
  formToken: string
  /** `documentSha256` of what was read, so that nobody answers something else. */
  documentSha256: string
  /** Who answers, by name. */
  name: string
  /** The e-mail address of who answers, if they give it. */
  email?: string | undefined
  /** Why it is declined. */
  reason: string
}

export type PublicChangeOrdersDeclineAnswer = PublicChangeOrder

export const publicChangeOrders = (call: Call) => ({
  /**
   * Look at a change order by its link
   *
   * What the customer is shown of a change order, by the token of its link. It uses nothing up. Looks that lead nowhere are limited by network address, and answers by link: 429 `too-many-requests` with the scope `public_link`.
   *
   * `Idempotency-Key` has no effect: It writes nothing, so a second time does nothing twice.
   *
   * Answered to anyone.
   *
   * `POST /v1/public/change-orders/open`
   */
  open: (body: PublicChangeOrdersOpenBody, options?: CallOptions): Promise<PublicChangeOrdersOpenAnswer> =>
    call(
      { id: 'publicChangeOrders.open', method: 'POST', path: '/v1/public/change-orders/open' },
      { body },
      options,
    ),

  /**
   * Approve a change order by its link
   *
   * The customer's yes: the change order is approved with the name and address that were typed, and the project's baseline gets its entry. A link is answered once: a later answer is refused with `change_order_decided`. Whoever answers for the project is mailed both.
   *
   * `Idempotency-Key` has no effect: A `formToken` is taken once; sent again it answers `public_form_sent`.
   *
   * Answered to anyone. Emits `change_order.approved`, `project.updated`.
   *
   * `POST /v1/public/change-orders/approve`
   */
  approve: (
    body: PublicChangeOrdersApproveBody,
    options?: CallOptions,
  ): Promise<PublicChangeOrdersApproveAnswer> =>
    call(
      { id: 'publicChangeOrders.approve', method: 'POST', path: '/v1/public/change-orders/approve' },
      { body },
      options,
    ),

  /**
   * Decline a change order by its link
   *
   * The customer's no, with a reason. A link is answered once: a later answer is refused with `change_order_decided`. Whoever answers for the project is mailed both.
   *
   * `Idempotency-Key` has no effect: A `formToken` is taken once; sent again it answers `public_form_sent`.
   *
   * Answered to anyone. Emits `project.updated`.
   *
   * `POST /v1/public/change-orders/decline`
   */
  decline: (
    body: PublicChangeOrdersDeclineBody,
    options?: CallOptions,
  ): Promise<PublicChangeOrdersDeclineAnswer> =>
    call(
      { id: 'publicChangeOrders.decline', method: 'POST', path: '/v1/public/change-orders/decline' },
      { body },
      options,
    ),
})
