import { refusals } from '../../../../platform/contract/refusals.ts'

export const bulkRefusals = refusals({
  customer_tags_full: {
    status: 422,
    title: 'The customer would have too many tags',
    when: 'A change of many customers would give one of them more than 50 customer tags; a result of it says so.',
    remedy: 'Take tags off the customer first, with `removeTags` or `PATCH /v1/customers/{id}`.',
    translations: {
      fi: [
        'Asiakkaalle tulisi liikaa avainsanoja',
        'Poista ensin avainsanoja asiakkaalta: `removeTags` tai `PATCH /v1/customers/{id}`.',
      ],
      sv: [
        'Kunden skulle få för många taggar',
        'Ta först bort taggar från kunden, med `removeTags` eller `PATCH /v1/customers/{id}`.',
      ],
    },
  },
})
