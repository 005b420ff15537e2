const named = { name: 'Virheellinen Oy' }
/** Rows that are refused, each with its code and the field that is the reason. */
export const wrongRows = [
  [{ code: 'nameless' }, 'missing_required', 'name'],
  [{}, 'missing_required', 'name'],
  [{ ...named, code: 'Väärä koodi' }, 'invalid_value', 'code'],
  [{ ...named, kind: 'yritys' }, 'invalid_value', 'kind'],
  [{ ...named, active: 'ehkä' }, 'invalid_value', 'active'],
  [{ ...named, invoiceEmail: 'ei osoite' }, 'invalid_value', 'invoiceEmail'],
  [{ ...named, billingCountry: 'Suomi' }, 'invalid_value', 'billingCountry'],
  [{ ...named, creditLimitCents: 'paljon' }, 'invalid_value', 'creditLimitCents'],
  [{ ...named, businessId: '2345678-9' }, 'customer_business_id_invalid', 'businessId'],
  [{ ...named, vatId: 'FI23456789' }, 'customer_vat_id_invalid', 'vatId'],
  [{ ...named, eInvoiceAddress: '003723456789' }, 'customer_e_invoice_address_invalid', 'eInvoiceAddress'],
  [{ ...named, fixedReferenceNumber: '1233' }, 'invalid_reference_number', 'fixedReferenceNumber'],
  [{ ...named, externalId: '1' }, 'external_ref_incomplete', 'externalSource'],
  [{ ...named, externalSource: 'erp' }, 'external_ref_incomplete', 'externalId'],
  [{ ...named, owner: 'nobody@meri.example' }, 'membership_not_found', 'owner'],
  [{ ...named, group: 'ei ole' }, 'customer_group_not_found', 'group'],
  [{ ...named, tags: 'vip, ei ole' }, 'customer_tag_not_found', 'tags'],
  [{ ...named, paymentTerm: 'joskus' }, 'payment_term_not_found', 'paymentTerm'],
  [{ ...named, customFields: { nope: 'x' } }, 'custom_field_unknown', 'customFields.nope'],
  [{ ...named, customFields: { staff: 'monta' } }, 'custom_field_value_invalid', 'customFields.staff'],
] as const
