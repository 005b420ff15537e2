import { describe, expect, test } from 'vitest'
import { createOutboundHttps } from '../outbound-https.ts'

const strict = createOutboundHttps({ allowPrivate: false })
const lenient = createOutboundHttps({ allowPrivate: true })

describe('a URL on the public internet is accepted in its canonical form', () => {
  test.each([
    ['https://hooks.customer.fi/konttori?a=1', 'https://hooks.customer.fi/konttori?a=1'],
    ['HTTPS://Hooks.Customer.FI', 'https://hooks.customer.fi/'],
    ['https://hooks.customer.fi:443/x', 'https://hooks.customer.fi/x'],
    ['https://hooks.customer.fi:8443/x', 'https://hooks.customer.fi:8443/x'],
    ['https://hooks.customer.fi:65535/', 'https://hooks.customer.fi:65535/'],
    ['https://hooks.customer.fi./x#part', 'https://hooks.customer.fi/x'],
    ['https://päätös.fi/', 'https://xn--pts-qlaa3i.fi/'],
    ['https://my_app.customer.fi/', 'https://my_app.customer.fi/'],
    ['https://8.8.8.8/', 'https://8.8.8.8/'],
    ['https://134744072/', 'https://8.8.8.8/'],
    ['https://[2606:4700:4700::1111]:8443/', 'https://[2606:4700:4700::1111]:8443/'],
    ['https://[::ffff:8.8.8.8]/', 'https://[::ffff:808:808]/'],
  ])('%s', (text, url) => {
    expect(strict.checkUrl(text)).toEqual({ ok: true, url })
  })
})

test.each([
  ['http://hooks.customer.fi/', 'url_not_https'],
  ['ftp://hooks.customer.fi/', 'url_not_https'],
  ['file:///etc/passwd', 'url_not_https'],
  ['javascript:alert(1)', 'url_not_https'],
  ['hooks.customer.fi/x', 'url_not_valid'],
  ['', 'url_not_valid'],
  ['https://', 'url_not_valid'],
  ['https://hooks.customer.fi:0/', 'url_port_refused'],
  ['https://hooks.customer.fi:25/', 'url_port_refused'],
  ['https://hooks.customer.fi:22/', 'url_port_refused'],
  ['https://hooks.customer.fi:6379/', 'url_port_refused'],
  ['https://hooks.customer.fi:65536/', 'url_not_valid'],
  ['https://user@hooks.customer.fi/', 'url_has_credentials'],
  ['https://:secret@hooks.customer.fi/', 'url_has_credentials'],
  ['https://hooks.customer.fi@127.0.0.1/', 'url_has_credentials'],
  ['https://hooks.customer.fi\\@127.0.0.1/', 'url_not_valid'],
  ['https://hooks.custo\nmer.fi/', 'url_not_valid'],
  [' https://hooks.customer.fi/', 'url_not_valid'],
  ['https://hooks..customer.fi/', 'url_not_valid'],
  ['https://hooks.customer.fi../', 'url_not_valid'],
  [`https://${'a'.repeat(64)}.fi/`, 'url_not_valid'],
  [`https://hooks.customer.fi/${'a'.repeat(2048)}`, 'url_not_valid'],
])('%j is refused in production and in development: %s', (text, code) => {
  expect(strict.checkUrl(text)).toMatchObject({ ok: false, code })
  expect(lenient.checkUrl(text)).toMatchObject({ ok: false, code })
})

test.each([
  ['https://127.0.0.1/'],
  ['https://127.0.0.1./'],
  ['https://127.1/'],
  ['https://2130706433/'],
  ['https://0x7f000001/'],
  ['https://0x7f.0.0.0x1/'],
  ['https://0177.0.0.1/'],
  ['https://017700000001/'],
  ['https://１２７.0.0.1/'],
  ['https://127。0。0。1/'],
  ['https://%31%32%37.0.0.1/'],
  ['https://0/'],
  ['https://10.1.2.3/'],
  ['https://169.254.169.254/latest/meta-data'],
  ['https://[::1]/'],
  ['https://[0:0:0:0:0:0:0:1]/'],
  ['https://[::]/'],
  ['https://[::ffff:127.0.0.1]/'],
  ['https://[::ffff:7f00:1]/'],
  ['https://[::127.0.0.1]/'],
  ['https://[64:ff9b::7f00:1]/'],
  ['https://[2002:7f00:1::]/'],
  ['https://[fd00::1]/'],
  ['https://[fe80::1]/'],
])('%s, an address that is not public, is refused in production only', text => {
  expect(strict.checkUrl(text)).toMatchObject({ ok: false, code: 'address_not_public' })
  expect(lenient.checkUrl(text)).toMatchObject({ ok: true })
})

test.each([
  ['https://[fe80::1%25eth0]/'],
  ['https://[fe80::1%eth0]/'],
  ['https://256.0.0.1/'],
  ['https://1.2.3.4.5/'],
])('%s, which is neither a name nor an address, is refused', text => {
  expect(lenient.checkUrl(text)).toMatchObject({ ok: false, code: 'url_not_valid' })
})

test.each([
  ['https://localhost/'],
  ['https://LOCALHOST./'],
  ['https://app.localhost/'],
  ['https://printer.local/'],
  ['https://metadata.google.internal/'],
  ['https://metadata.google.internal./'],
  ['https://router.home.arpa/'],
  ['https://intranet/'],
  ['https://receiver.test/'],
  ['https://something.onion/'],
])('%s, a name that only exists inside a network, is refused in production only', text => {
  expect(strict.checkUrl(text)).toMatchObject({ ok: false, code: 'host_not_public' })
  expect(lenient.checkUrl(text)).toMatchObject({ ok: true })
})
