import { refusals } from '../../../../../platform/contract/refusals.ts'

export const leadConversionRefusals = refusals({
  crm_lead_conversion_incomplete: {
    status: 422,
    title: 'Something to be made has no name',
    when: 'A customer or contact was to be made of a lead that does not say what it is called; `field` names what is missing.',
    remedy: 'Send the name in the request, name an existing one by `id`, or send `contact: null`.',
    translations: {
      fi: [
        'Jollakin luotavalla ei ole nimeä',
        'Lähetä nimi pyynnössä, nimeä olemassa oleva kentässä `id`, tai lähetä `contact: null`.',
      ],
      sv: [
        'Något som ska skapas har inget namn',
        'Skicka namnet i begäran, ange ett befintligt med `id`, eller skicka `contact: null`.',
      ],
    },
  },
})
