import { expect, test } from 'vitest'
import { specialRange } from '../public-address.ts'

test.each([
  ['8.8.8.8'],
  ['1.1.1.1'],
  ['172.15.255.255'],
  ['172.32.0.0'],
  ['100.63.255.255'],
  ['100.128.0.0'],
  ['192.167.255.255'],
  ['223.255.255.255'],
  ['2a00:1450:400f:80d::200e'],
  ['2606:4700:4700::1111'],
  ['::ffff:8.8.8.8'],
  ['64:ff9b::8.8.8.8'],
])('%s is public', address => {
  expect(specialRange(address)).toBeNull()
})

test.each([
  ['0.0.0.0', 'unspecified'],
  ['0.1.2.3', 'unspecified'],
  ['10.0.0.1', 'private'],
  ['100.64.0.1', 'carrierGradeNat'],
  ['127.0.0.1', 'loopback'],
  ['127.255.255.254', 'loopback'],
  ['168.63.129.16', 'cloudPlatform'],
  ['169.254.169.254', 'linkLocal'],
  ['172.16.0.1', 'private'],
  ['172.31.255.255', 'private'],
  ['192.0.0.192', 'reserved'],
  ['192.0.2.1', 'reserved'],
  ['192.88.99.1', 'reserved'],
  ['192.168.1.1', 'private'],
  ['198.18.0.1', 'reserved'],
  ['198.51.100.1', 'reserved'],
  ['203.0.113.1', 'reserved'],
  ['224.0.0.1', 'multicast'],
  ['240.0.0.1', 'reserved'],
  ['255.255.255.255', 'broadcast'],
])('the IPv4 address %s is special: %s', (address, range) => {
  expect(specialRange(address)).toBe(range)
})

test.each([
  ['::', 'unspecified'],
  ['::1', 'loopback'],
  ['::127.0.0.1', 'unassigned'],
  ['::8.8.8.8', 'unassigned'],
  ['::ffff:127.0.0.1', 'loopback'],
  ['::ffff:a9fe:a9fe', 'linkLocal'],
  ['::ffff:0:127.0.0.1', 'rfc6145'],
  ['64:ff9b::10.0.0.1', 'private'],
  ['64:ff9b::7f00:1', 'loopback'],
  ['64:ff9b:1::10.0.0.1', 'rfc6052'],
  ['100::1', 'discard'],
  ['2001::1', 'teredo'],
  ['2001:0:7f00:1::1', 'teredo'],
  ['2001:2::1', 'benchmarking'],
  ['2001:db8::1', 'reserved'],
  ['2002:7f00:1::1', '6to4'],
  ['2002:808:808::1', '6to4'],
  ['2a00:1450:400f:80d:0:5efe:a00:1', 'private'],
  ['2a00:1450:400f:80d:200:5efe:7f00:1', 'loopback'],
  ['3fff::1', 'reserved'],
  ['4000::1', 'unassigned'],
  ['5f00::1', 'segmentRouting'],
  ['fc00::1', 'uniqueLocal'],
  ['fd00:ec2::254', 'uniqueLocal'],
  ['fe80::1', 'linkLocal'],
  ['fec0::1', 'deprecatedSiteLocal'],
  ['ff02::1', 'multicast'],
])('the IPv6 address %s is special: %s', (address, range) => {
  expect(specialRange(address)).toBe(range)
})

test.each([['fe80::1%eth0'], ['2a00::1%1'], ['0177.0.0.1'], ['2130706433'], ['127.1'], ['localhost'], ['']])(
  '%s from a resolver is no address at all',
  text => {
    expect(specialRange(text)).toBe('not an address')
  },
)
