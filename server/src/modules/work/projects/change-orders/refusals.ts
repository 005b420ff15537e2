import { cents } from '../../../../platform/contract/reason-values.ts'
import { refusals } from '../../../../platform/contract/refusals.ts'
import { longestValidity, valueLimit } from './record.ts'
import { translations } from './refusal-translations.ts'

export const changeOrderNotFound = refusals(translations, {
  change_order_not_found: {
    status: 404,
    title: 'No such change order',
    when: 'No change order of the organisation has this id.',
    remedy: 'Read the change orders of a project from `GET /v1/projects/{id}/change-orders`.',
  },
})

/** What anyone who answers a change order may be refused with, the customer on the page too. */
export const answeringRefusals = refusals(translations, {
  change_order_decided: {
    status: 409,
    title: 'The change order is decided',
    when: 'It is approved or declined already, by somebody who was quicker perhaps.',
    remedy: 'Read the change order. What was approved is changed by another change order.',
  },
  change_order_below_zero: {
    status: 422,
    title: 'The budget would be less than nothing',
    when: 'The change order takes more minutes or cents from the project, or from its phase, than they have.',
    remedy: 'Look at what the baseline is; supersede the change order by one that takes less.',
  },
  change_order_beyond_limits: {
    status: 422,
    title: 'The project cannot be so',
    when: 'With the change order the project, or its phase, would have more minutes or cents than a project may have, end before it starts, or end after the year 2999.',
    remedy:
      'Look at budgets and dates of the project and the phase; supersede the change order by one that fits.',
  },
  change_order_changes_nothing: {
    status: 422,
    title: 'A part of the change order changes nothing',
    when: 'It moves the end of a project and a phase without a last day, takes from a budget that nobody set, or has no lines and changes neither price, work nor end.',
    remedy:
      'Set the last day or the budget first, or leave that part out. What is exchanged for nothing is said in lines.',
  },
})

export const changeOrderRefusals = refusals(translations, {
  ...changeOrderNotFound,
  ...answeringRefusals,
  change_order_not_sent: {
    status: 409,
    title: 'The change order was not sent',
    when: 'A draft was to be approved, declined or superseded.',
    remedy: 'Send it first with `POST /v1/change-orders/{id}/send`; a draft is changed, not superseded.',
  },
  change_order_withdrawn: {
    status: 409,
    title: 'The change order is withdrawn',
    when: 'It was withdrawn, or another has taken its place.',
    remedy: 'Read the change orders of the project for the one that counts.',
  },
  change_order_stale: {
    status: 409,
    title: 'The change order has changed',
    when: '`expectedUpdatedAt` is not the current `updatedAt` of the change order.',
    remedy: 'Read the change order again, look at what changed, and send the change anew.',
  },
  change_order_not_draft: {
    status: 409,
    title: 'The change order is no draft any more',
    when: 'It was sent, so that what the customer was shown stays what it is, or it is over.',
    remedy: 'Supersede it with `POST /v1/change-orders/{id}/supersede`, and change the new draft.',
  },
  change_order_delta_from_lines: {
    status: 422,
    title: 'The sum follows from the lines',
    when: '`deltaCents` was sent for a change order that has lines, or gets some.',
    remedy: 'Leave `deltaCents` out, or send `lines` as an empty list.',
  },
  change_order_value_too_large: {
    status: 422,
    values: {
      limitCents: cents('The most that the lines of a change order may come to.'),
    },
    title: 'The change order is worth too much',
    when: `A line, or all of them together, comes to more than ${valueLimit} cents, up or down.`,
    remedy: 'Look at quantities and prices; split the change order if they are right.',
  },
  change_order_validity_invalid: {
    status: 422,
    title: 'The link cannot be good until that day',
    when: `\`validUntil\` is before today, or more than ${longestValidity} days ahead.`,
    remedy: 'Choose a day in between, or leave it out.',
  },
  change_order_contact_unreachable: {
    status: 422,
    title: 'The contact has no e-mail address',
    when: 'A change order was to be mailed to a contact of whom no e-mail address is known.',
    remedy: 'Add the address to the contact, or send the `url` of the answer yourself.',
  },
})

export const publicChangeOrderRefusals = refusals(translations, {
  change_order_document_changed: {
    status: 409,
    title: 'It is not what was shown',
    when: '`documentSha256` is not that of the change order behind the link.',
    remedy: 'Open the link again, and answer what it shows.',
  },
})
