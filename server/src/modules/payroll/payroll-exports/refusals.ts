import { count } from '../../../platform/contract/reason-values.ts'
import { refusals } from '../../../platform/contract/refusals.ts'
import { batchDays, targetCount } from './bounds.ts'
import { translations } from './refusal-translations.ts'

export const exportRefusals = refusals(translations, {
  export_target_not_found: {
    status: 404,
    title: 'No such export target',
    when: 'No export target of the organisation has the id.',
    remedy: 'Read the targets from `GET /v1/export-targets`.',
  },
  export_target_stale: {
    status: 409,
    title: 'The export target has changed',
    when: '`expectedUpdatedAt` is not the current `updatedAt` of the target.',
    remedy: 'Read the target again and decide anew.',
  },
  export_target_form_invalid: {
    status: 422,
    title: 'The parts of the target do not fit together',
    when: 'An `https` target has no `url` or an `sftp` target no `sftp`, another has one, a server comes without password and private key or with one that is none, options are given for another format, or options contradict each other.',
    remedy: 'Send what belongs to the transport and the format; `detail` says what does not.',
  },
  export_target_url_not_allowed: {
    status: 422,
    title: 'The address cannot be called',
    when: 'The URL is not HTTPS, carries credentials, or does not lead to a public host, or the server of `sftp` is not public; `reason` says which.',
    remedy: 'Give an HTTPS address or a server that is reachable from the public internet.',
  },
  export_target_limit_reached: {
    status: 422,
    values: {
      existing: count('How many targets there are.'),
    },
    title: 'There are too many export targets',
    when: `The organisation has ${targetCount} export targets.`,
    remedy: 'Change one that is not needed any more.',
  },
  export_target_has_no_secret: {
    status: 409,
    title: 'The target signs nothing',
    when: 'The secret of a target that is not `https` is rotated.',
    remedy: 'Only `https` targets have a signing secret.',
  },
  export_target_inactive: {
    status: 409,
    title: 'The target is not in use',
    when: 'A batch is delivered to a target that is not active.',
    remedy: 'Set the target active, or deliver to another.',
  },
  export_batch_not_found: {
    status: 404,
    title: 'No such export batch',
    when: 'No export batch of the organisation has the id.',
    remedy: 'Read the batches from `GET /v1/export-batches`.',
  },
  export_batch_in_progress: {
    status: 409,
    title: 'A batch is being made or cancelled',
    when: 'A batch is made, cancelled, delivered or its lines are read while a large batch of the organisation is being made or cancelled.',
    remedy: 'Send the request again in a few seconds, with the same `Idempotency-Key` where it has one.',
    retryable: true,
  },
  export_batch_too_large: {
    status: 422,
    title: 'There are too many days for one batch',
    when: `More than ${batchDays} approved days wait in the period.`,
    remedy: 'Export the period in parts, or one employer or staff group at a time.',
  },
  export_batch_cancelled: {
    status: 409,
    title: 'The batch is cancelled',
    when: 'A cancelled batch is delivered, or cancelled again.',
    remedy: 'Make a new batch; the days are approved again.',
  },
  export_batch_delivering: {
    status: 409,
    title: 'A delivery of the batch is under way',
    when: 'A batch is delivered or cancelled while a delivery of it runs.',
    remedy: 'Wait until the batch is `delivered` or `delivery_failed`.',
    retryable: true,
  },
  export_batch_delivered: {
    status: 409,
    title: 'The batch is delivered',
    when: 'A delivered batch is cancelled.',
    remedy: 'Correct the days that are wrong; the next batch carries the difference.',
  },
  export_batch_corrected: {
    status: 409,
    title: 'The batch has been corrected since',
    when: 'A batch is cancelled although a day of it was corrected, or a later batch corrects its lines or told overtime of a week or period that its days are counted in.',
    remedy: 'Cancel the later batch first, or carry the corrections out in the next batch.',
  },
  export_batch_nothing_to_deliver: {
    status: 409,
    title: 'The batch has no lines',
    when: 'A batch with `nothingToDeliver` is delivered.',
    remedy: 'Nothing to do; payroll needs nothing for the period.',
  },
  export_batch_delivered_to_target: {
    status: 409,
    title: 'The target has the batch already',
    when: 'A batch is delivered again to a target that has acknowledged it.',
    remedy: 'Read the document from the delivery named in `deliveryId`, or deliver to another target.',
  },
  export_pay_type_missing: {
    status: 422,
    title: 'Lines have no pay type code',
    when: 'The document would have rows without a pay type code: no pay type rule, no type and not the target has one for what is in `missing`, by kind and type; `kinds` are the kinds alone.',
    remedy:
      'Add pay type rules before the batch is made, or give the kinds a code in `payTypeCodes` of the target, or null to leave them out.',
  },
  export_payroll_number_missing: {
    status: 422,
    title: 'Members have no payroll number',
    when: 'A batch is made of members without a payroll number while the setting `payrollNumberPolicy` is `block`, or a document would have rows of them and the target needs one; `membershipIds` names the first 100 of `count`.',
    remedy:
      'Give the members their numbers in their employment terms, and make the batch, or cancel it and make it anew; or deliver to a target that does not need them.',
  },
  export_text_not_encodable: {
    status: 422,
    title: 'A text does not fit the encoding',
    when: 'The document would have a character, `character`, that its encoding does not have.',
    remedy: 'Deliver to a target whose document is UTF-8, or change the text that has the character.',
  },
  export_delivery_not_found: {
    status: 404,
    title: 'No such delivery',
    when: 'No delivery of an export batch of the organisation has the id.',
    remedy: 'Read the deliveries from `GET /v1/export-batches/{id}/deliveries`.',
  },
})
