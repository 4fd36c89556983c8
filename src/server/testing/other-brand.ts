import { readLogo } from '../../domain/catalogue/logo/logo-file.ts'
import { firstEdition } from '../catalogue/editions/first-edition.ts'

const drawing = (colour: string) => {
  const read = readLogo(
    `<svg xmlns="http://www.w3.org/2000/svg" width="160" height="40"><rect width="40" height="40" fill="${colour}"/><path d="M60 5h90v30h-90z" fill="${colour}"/></svg>`,
  )
  if ('refused' in read) throw new Error(read.refused)
  return read.value
}

const example = firstEdition.brand as Readonly<Record<string, object>>

/** The first edition's agency with another name and its owner's own data. */
export const otherBrand = {
  ...example,
  name: 'Mare Aperto',
  legalName: 'Mare Aperto S.r.l.',
  vatNumber: '01234567897',
  contactEmail: 'ciao@mareaperto.it',
  siteUrl: 'https://www.mareaperto.it',
  reviewsSite: 'https://trustview.example/mareaperto',
  socialLinks: { instagram: 'https://www.instagram.com/mareaperto' },
  rea: 'AN-123456',
  shareCapital: '10.000 € i.v.',
  pec: 'mareaperto@pec.it',
  colors: { ...example.colors, primary: '#7A1F5C', accent: '#F2C14E' },
  logoFiles: { word: drawing('#7A1F5C'), wordOnDark: drawing('#FFFFFF') },
  trustBadges: {
    ...example.trustBadges,
    reviews: { title: 'Trust View', link: { label: 'Leggi', href: 'https://trustview.example' } },
    verification: {
      title: 'Azienda Verificata',
      status: 'Verifica completata',
      link: { label: 'Verifica', href: 'https://sitescanner.example' },
    },
  },
}
