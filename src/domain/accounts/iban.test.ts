import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  copiedHolder,
  formatIban,
  ibanCheckDigits,
  ibanCountryName,
  ibanHolderKey,
  isValidIban,
  italianBankCodes,
  maskIban,
  mod97,
  normaliseIban,
  parseIban,
} from './iban.ts'
import { ibanEditSchema, newIbanSchema } from './iban-schema.ts'

// The example numbers that the registry of IBANs publishes for each country.
const examples: [string, string][] = [
  ['IT60X0542811101000000123456', 'Italia'],
  ['SM86U0322509800000000270100', 'San Marino'],
  ['DE89370400440532013000', 'Germania'],
  ['FR1420041010050500013M02606', 'Francia'],
  ['ES9121000418450200051332', 'Spagna'],
  ['GB29NWBK60161331926819', 'Regno Unito'],
  ['CH9300762011623852957', 'Svizzera'],
  ['AT611904300234573201', 'Austria'],
  ['BE68539007547034', 'Belgio'],
  ['NL91ABNA0417164300', 'Paesi Bassi'],
  ['PT50000201231234567890154', 'Portogallo'],
  ['MT84MALT011000012345MTLCAST001S', 'Malta'],
  ['NO9386011117947', 'Norvegia'],
  ['GR1601101250000000012300695', 'Grecia'],
  ['IE29AIBK93115212345678', 'Irlanda'],
  ['VA59001123000012345678', 'Città del Vaticano'],
  ['AD1200012030200359100100', 'Andorra'],
  ['AL47212110090000000235698741', 'Albania'],
  ['BG80BNBG96611020345678', 'Bulgaria'],
  ['CY17002001280000001200527600', 'Cipro'],
  ['CZ6508000000192000145399', 'Repubblica Ceca'],
  ['DK5000400440116243', 'Danimarca'],
  ['EE382200221020145685', 'Estonia'],
  ['FI2112345600000785', 'Finlandia'],
  ['FO6264600001631634', 'Isole Fær Øer'],
  ['GI75NWBK000000007099453', 'Gibilterra'],
  ['GL8964710001000206', 'Groenlandia'],
  ['HR1210010051863000160', 'Croazia'],
  ['HU42117730161111101800000000', 'Ungheria'],
  ['IS140159260076545510730339', 'Islanda'],
  ['LI21088100002324013AA', 'Liechtenstein'],
  ['LT121000011101001000', 'Lituania'],
  ['LU280019400644750000', 'Lussemburgo'],
  ['LV80BANK0000435195001', 'Lettonia'],
  ['MC5811222000010123456789030', 'Monaco'],
  ['MD24AG000225100013104168', 'Moldavia'],
  ['ME25505000012345678951', 'Montenegro'],
  ['MK07250120000058984', 'Macedonia del Nord'],
  ['PL61109010140000071219812874', 'Polonia'],
  ['RO49AAAA1B31007593840000', 'Romania'],
  ['RS35260005601001611379', 'Serbia'],
  ['SE4550000000058398257466', 'Svezia'],
  ['SI56263300012039086', 'Slovenia'],
  ['SK3112000000198742637541', 'Slovacchia'],
]

describe('a right IBAN', () => {
  test.each(examples)('%s (%s) is accepted, spaced or not', (iban, country) => {
    expect(parseIban(iban)).toEqual({ ok: true, iban })
    expect(parseIban(formatIban(iban))).toEqual({ ok: true, iban })
    expect(parseIban(iban.toLowerCase())).toEqual({ ok: true, iban })
    expect(ibanCountryName(iban)).toBe(country)
  })

  it('leaves 1 when divided by 97, once its check digits are put in', () => {
    const account = fc
      .tuple(
        fc.stringMatching(/^[A-Z]$/),
        fc.stringMatching(/^\d{10}$/),
        fc.stringMatching(/^[A-Z0-9]{12}$/),
      )
      .map((parts) => parts.join(''))
    fc.assert(
      fc.property(account, (bban) => {
        const iban = `IT${ibanCheckDigits('IT', bban)}${bban}`
        expect(mod97(iban)).toBe(1)
        expect(isValidIban(iban)).toBe(true)
        expect(normaliseIban(formatIban(iban))).toBe(iban)
      }),
    )
  })
})

describe('a wrong IBAN', () => {
  test.each([
    ['', 'invalid'],
    ['IT', 'invalid'],
    ['IT60X054281110100000012345', 'wrongLength'],
    ['IT60X05428111010000001234567', 'wrongLength'],
    ['IT61X0542811101000000123456', 'invalid'],
    ['IT60X0542811101000000123457', 'invalid'],
    ['IT6000542811101000000123456', 'invalid'],
    ['XX60X0542811101000000123456', 'unknownCountry'],
    ['US64SVBKUS6S3300958879', 'unknownCountry'],
    ['IT60X05428111010000001234é6', 'invalid'],
    ['60IT', 'invalid'],
  ])('"%s" is refused: %s', (text, reason) => {
    expect(parseIban(text)).toEqual({ ok: false, reason })
  })

  it('is always noticed when one digit differs', () => {
    const iban = 'IT60X0542811101000000123456'
    fc.assert(
      fc.property(fc.integer({ min: 5, max: 26 }), fc.integer({ min: 1, max: 9 }), (at, step) => {
        const digit = (Number(iban[at]) + step) % 10
        expect(isValidIban(iban.slice(0, at) + digit + iban.slice(at + 1))).toBe(false)
      }),
    )
  })

  it('is always noticed when two different neighbours are swapped', () => {
    const iban = 'DE89370400440532013000'
    fc.assert(
      fc.property(fc.integer({ min: 4, max: 20 }), (at) => {
        fc.pre(iban[at] !== iban[at + 1])
        const swapped = iban.slice(0, at) + iban[at + 1] + iban[at] + iban.slice(at + 2)
        expect(isValidIban(swapped)).toBe(false)
      }),
    )
  })
})

describe('how an IBAN is shown', () => {
  it('is in groups of four', () => {
    expect(formatIban('it60x0542811101000000123456')).toBe('IT60 X054 2811 1010 0000 0123 456')
    expect(maskIban('IT60X0542811101000000123456')).toBe('IT60 … 3456')
  })

  it('falls into its Italian parts', () => {
    expect(italianBankCodes('IT60 X054 2811 1010 0000 0123 456')).toEqual({
      cin: 'X',
      abi: '05428',
      cab: '11101',
      account: '000000123456',
    })
    expect(italianBankCodes('DE89370400440532013000')).toBeUndefined()
  })

  it('is the same account for the same holder, however typed', () => {
    expect(ibanHolderKey('it60 x0542811101000000123456', ' Ondalta  Viaggi ')).toBe(
      ibanHolderKey('IT60X0542811101000000123456', 'ONDALTA VIAGGI'),
    )
    expect(copiedHolder('Ondalta Viaggi')).toBe('Ondalta Viaggi - Copia')
  })
})

describe('what the IBAN manager accepts', () => {
  const messages = (result: { error?: { issues: { message: string }[] } }) =>
    result.error?.issues.map((issue) => issue.message)

  it('needs holder and IBAN; the bank is optional', () => {
    expect(
      newIbanSchema.parse({
        accountHolder: ' Ondalta ',
        iban: 'IT60 X054 2811 1010 0000 0123 456',
      }),
    ).toEqual({
      accountHolder: 'Ondalta',
      iban: 'IT60X0542811101000000123456',
      bankName: 'Non specificato',
    })
    const required = 'Compila almeno i campi obbligatori (Intestatario e IBAN)'
    expect(messages(newIbanSchema.safeParse({ accountHolder: '', iban: ' ' }))).toEqual([
      required,
      required,
    ])
    expect(messages(newIbanSchema.safeParse({}))).toEqual([required, required])
  })

  it('says what is wrong with the number', () => {
    expect(
      messages(
        newIbanSchema.safeParse({ accountHolder: 'A', iban: 'IT61X0542811101000000123456' }),
      ),
    ).toEqual(["L'IBAN non è valido: controlla le cifre"])
  })

  it('edits holder and bank only', () => {
    expect(ibanEditSchema.parse({ accountHolder: 'A', bankName: '', iban: 'x' })).toEqual({
      accountHolder: 'A',
      bankName: 'Non specificato',
    })
    expect(messages(ibanEditSchema.safeParse({ accountHolder: ' ' }))).toEqual([
      "Il nome dell'intestatario è obbligatorio",
    ])
  })
})
