import { airports } from '../domain/catalogue/airports.ts'
import type { Brand } from '../domain/catalogue/brand.ts'
import { discountPercentage } from '../domain/catalogue/trips.ts'

/**
 * Everything the agency says about itself. All of it is fictitious and meant to look it: the VAT
 * number, the phones and the example domain are replaced before the first real customer comes.
 *
 * This file is part of the first load. Longer texts live beside it, one file per page.
 */

const name = 'Ondalta Viaggi'
const latitude = 43.6031
const longitude = 13.5064

export const brand = {
  name,
  legalName: 'Ondalta Viaggi S.r.l.',
  vatNumber: '00000000000',
  atecoCode: '79.11.00',
  atecoDescription: 'Attività delle agenzie di viaggio',
  contactEmail: 'info@ondalta.example',
  contactPhone: '+39 000 000 0000',
  address: {
    street: "Via dell'Esempio 1",
    postalCode: '60125',
    city: 'Ancona',
    province: 'AN',
    country: 'IT',
  },
  registeredOffice: {
    street: 'Scali del Modello 10',
    postalCode: '57123',
    city: 'Livorno',
    province: 'LI',
    country: 'IT',
  },
  siteUrl: 'https://www.ondalta.example',
  socialLinks: {
    instagram: 'https://www.instagram.com/ondalta.viaggi.example/',
    facebook: 'https://www.facebook.com/ondalta.viaggi.example',
    twitter: 'https://twitter.com/ondalta_example',
  },
  reviewsSite: 'https://trustview.example/ondalta-viaggi',
  colors: {
    primary: '#0E5AA7',
    primaryLight: '#DCE9F5',
    primaryDark: '#0A3F78',
    secondary: '#1B3B5E',
    accent: '#F4711F',
    navy: '#0B2239',
    navyLight: '#1B3B5E',
    navyDark: '#071627',
    gold: '#E9B44C',
    goldLight: '#F8E7C1',
    goldDark: '#8A5F0A',
  },
  discountPercentage,
  // The mark alone: the name is set beside it as text.
  logo: {
    main: '/logo/logo-mark.svg',
    white: '/logo/logo-mark-white.svg',
    alt: `Logo di ${name}`,
    favicon: '/favicon.svg',
    version: 'v4.0',
    fallback: name,
  },
  meta: {
    titleSuffix: 'Viaggi di Gruppo Esclusivi',
    description: `Viaggi di gruppo esclusivi, massimo 10 persone, con due coordinatori italiani, voli e hotel inclusi. Sconti fino al ${discountPercentage}% sulle partenze last-minute di Ferragosto.`,
    keywords: [
      'viaggi di gruppo',
      'viaggi organizzati piccoli gruppi',
      'viaggi con coordinatore',
      'last-minute Ferragosto',
      'Maldive e Dubai',
      'Tokyo e Kyoto',
      'agenzia di viaggi Ancona',
    ],
    shareImage: '/og-image.png',
  },
  // The numbers differ from place to place on purpose: each place keeps its own.
  claims: {
    heroDesktop: [
      { value: '350+', label: 'viaggiatori felici' },
      { value: '4.9/5', label: 'valutazione media' },
      { value: '6+', label: 'anni di esperienza' },
    ],
    heroMobile: [
      { value: '5000+', label: 'viaggiatori' },
      { value: '4.9', label: 'stelle' },
      { value: '15', label: 'anni' },
    ],
    about: [
      { value: '350+', label: 'viaggiatori felici' },
      { value: '25+', label: 'destinazioni' },
      { value: '4.9/5', label: 'valutazione media' },
      { value: '6+', label: 'anni di esperienza' },
    ],
    since: 2018,
    mainFooterClients: '5000+ clienti',
    adsFooterClients: '500+ clienti',
    groupSize: 'Gruppi di massimo 10 persone',
    assistance: 'Assistenza 24/7',
    reply: 'Risposta entro 24h',
  },
  ratings: {
    badge: { value: 4.8, reviews: 129 },
    structuredData: { value: 4.9, reviews: 127, best: 5, worst: 1 },
  },
  hours: [
    {
      days: 'Lunedì-Venerdì',
      opens: '9:00',
      closes: '18:00',
      schema: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    },
    { days: 'Sabato', opens: '9:00', closes: '13:00', schema: ['Saturday'] },
  ],
  guarantees: [
    'Agente accreditato IATA',
    'Fondo di garanzia turismo',
    'Assicurazione viaggio inclusa',
    'Assistenza 24/7',
  ],
  trustBadges: {
    reviews: {
      title: 'Trust View',
      link: {
        label: 'Leggi recensioni Trust View',
        href: 'https://trustview.example/ondalta-viaggi',
      },
    },
    verification: {
      title: 'Azienda Verificata',
      status: 'Verifica completata',
      link: {
        label: 'Verifica su SiteScanner',
        href: 'https://sitescanner.example/ondalta-viaggi',
      },
    },
    accreditation: { title: 'Agente IATA' },
  },
  footerNotes: {
    images: 'Le immagini sono illustrative.',
    prices: 'I prezzi possono variare in base alla disponibilità.',
  },
  campaign: {
    headline: {
      lead: 'Ferragosto last-minute,',
      emphasis: `si parte al -${discountPercentage}%`,
    },
    validity: 'Offerta valida 24 ore',
    urgency: 'Da domani il prezzo sale',
    validHours: 24,
    banner: 'su tutte le partenze di Ferragosto',
  },
  whatsappNumbers: ['+39 000 000 0001', '+39 000 000 0002'],
  airports,
  map: {
    latitude,
    longitude,
    embed: `https://www.openstreetmap.org/export/embed.html?bbox=13.4964%2C43.5981%2C13.5164%2C43.6081&layer=mapnik&marker=${latitude}%2C${longitude}`,
    directions: `https://www.google.com/maps/dir/?api=1&destination=${latitude}%2C${longitude}`,
  },
} as const satisfies DeepReadonly<Brand>

type DeepReadonly<T> = T extends object ? { readonly [Key in keyof T]: DeepReadonly<T[Key]> } : T
