import { cents, text } from '../../../../platform/contract/reason-values.ts'
import { refusals } from '../../../../platform/contract/refusals.ts'
import { dealNotFound } from '../refusals.ts'
import { contactsOfDeal, valueLimit } from './bounds.ts'
import { translations } from './refusal-translations.ts'

/** What the first stage of a new deal, or the next one, may refuse. */
export const stageFieldsRequired = refusals(translations, {
  crm_deal_stage_fields_required: {
    status: 422,
    title: 'The stage requires fields that the deal lacks',
    when: 'A deal was to be put into a stage, or to lose a value in it, that needs what `fields` names: fields of the deal, `contacts` or `lines` for at least one, `cf.<key>` for a custom field.',
    remedy: 'Fill the fields first, or in the same request where it has them.',
  },
})

export const dealRefusals = refusals(translations, {
  ...dealNotFound,
  ...stageFieldsRequired,
  crm_deal_stale: {
    status: 409,
    title: 'The deal has changed',
    when: '`expectedUpdatedAt` is not the current `updatedAt` of the deal.',
    remedy: 'Read the deal again, look at what changed, and send the change anew.',
  },
  crm_deal_closed: {
    status: 409,
    values: {
      state: text('The state that the deal is in.'),
    },
    title: 'The deal is closed',
    when: 'The deal is won or lost, and its stage, outcome, customer, value, lines, probability or expected close was to change.',
    remedy: 'Reopen the deal first, if it is in play again.',
  },
  crm_deal_project_mismatch: {
    status: 422,
    title: 'The project is not one that the deal can become',
    when: 'A deal was to be won with a `projectId` of a project of another customer, or of a template.',
    remedy: 'Name a project of the customer of the deal or of no customer, or none.',
  },
  crm_deal_open: {
    status: 409,
    title: 'The deal is open',
    when: 'A deal that is neither won nor lost was to be reopened.',
    remedy: 'Nothing: the deal is in play.',
  },
  crm_deal_value_from_lines: {
    status: 422,
    title: 'The lines say the value',
    when: '`valueCents` was sent for a deal that has lines, or together with lines.',
    remedy: 'Leave `valueCents` out; change the lines, or remove them all with `lines: []`.',
  },
  crm_deal_value_too_large: {
    status: 422,
    values: {
      limitCents: cents('The most that the lines of a deal may come to.'),
    },
    title: 'The lines are worth too much',
    when: `The lines of a deal come to more than ${valueLimit} cents.`,
    remedy: 'Look at quantities and prices; split the deal if they are right.',
  },
  crm_deal_line_incomplete: {
    status: 422,
    title: 'A line lacks what no product says',
    when: 'A line without `productId` has no `description` or no `unitPriceCents`, or its product has no price today and the line none; `line` is its place in the list.',
    remedy: 'Name a product with a price, or send both fields.',
  },
  crm_deal_contacts_invalid: {
    status: 422,
    title: 'The contacts of the deal contradict each other',
    when: 'A contact is in the list twice, or two are primary.',
    remedy: `Send each of at most ${contactsOfDeal} contacts once, one of them primary.`,
  },
})
