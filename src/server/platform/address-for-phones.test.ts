import { expect, it } from 'vitest'
import { addressForPhones } from './address-for-phones.ts'

const address = (number: string, internal = false) => ({
  address: number,
  netmask: '255.255.255.0',
  family: 'IPv4' as const,
  mac: '00:00:00:00:00:00',
  internal,
  cidr: null,
})
const network = { lo: [address('127.0.0.1', true)], wifi: [address('192.168.1.20')] }
const bare = { PUBLIC_URL: undefined, HOST: undefined, PORT: 3000 }

it('is this machine’s number in its network while the site has no address', () => {
  expect(addressForPhones(bare, network)).toBe('http://192.168.1.20:3000')
  expect(addressForPhones({ ...bare, HOST: '0.0.0.0' }, network)).toBe('http://192.168.1.20:3000')
})

it('is none where the site has an address, listens to this machine alone, or there is no network', () => {
  expect(addressForPhones({ ...bare, PUBLIC_URL: 'https://www.mareaperto.it' }, network)).toBeNull()
  expect(addressForPhones({ ...bare, HOST: '127.0.0.1' }, network)).toBeNull()
  expect(addressForPhones(bare, { lo: network.lo })).toBeNull()
})
