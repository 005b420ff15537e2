import { expect, test } from 'vitest'
import { readConfiguration } from '../../platform/configuration.ts'
import { banner } from '../banner.ts'

const told = (environment: Record<string, string>) => {
  const configuration = readConfiguration(environment)
  const { baseUrl } = configuration
  return banner(configuration, { baseUrl: baseUrl ?? '', metricsUrl: null, isEmpty: false })
}

test.each([
  ['on this machine', {}],
  ['on an address of this machine', { HOST: '127.0.0.1' }],
  ['behind HTTPS', { HOST: '0.0.0.0', KONTTORI_BASE_URL: 'https://office.example' }],
])('a start %s tells nothing of plain HTTP', (_, environment) => {
  expect(told(environment)).not.toMatch(/plain HTTP/)
})

test.each([
  ['everywhere', { HOST: '0.0.0.0' }],
  ['everywhere, also over IPv6', { HOST: '::' }],
  ['on the network', { HOST: '192.0.2.7', KONTTORI_BASE_URL: 'http://office.example' }],
])('a start that listens %s without HTTPS tells who is answered', (_, environment) => {
  expect(told(environment)).toMatch(/others get 403 https_required/)
})

test('whoever lets secrets go over plain HTTP is warned at each start', () => {
  for (const more of [{}, { KONTTORI_BASE_URL: 'https://office.example' }])
    expect(told({ KONTTORI_ALLOW_PLAIN_HTTP: 'on', ...more })).toMatch(
      /WARNING: KONTTORI_ALLOW_PLAIN_HTTP is on/,
    )
})
