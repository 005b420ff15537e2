/** What the metadata of RFC 8414 says beyond OAuth: OpenID Connect, which is not offered. */
const openIdOnly = [
  'claims_parameter_supported',
  'claims_supported',
  'claim_types_supported',
  'id_token_signing_alg_values_supported',
  'jwks_uri',
  'request_uri_parameter_supported',
  'subject_types_supported',
  'token_endpoint_auth_signing_alg_values_supported',
] as const

/** The metadata without what would promise more than there is. */
export function oauthOnly(metadata: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const told: Record<string, unknown> = { ...metadata }
  for (const name of openIdOnly) delete told[name]
  // A browser that posts the answer by script, or keeps it in a fragment, is for flows that are not offered.
  told['response_modes_supported'] = ['query']
  return told
}
