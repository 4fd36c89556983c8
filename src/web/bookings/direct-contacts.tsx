import { travellerLimits } from '../../domain/booking/travellers-schema.ts'
import { Input } from '../ui/field.tsx'
import { fieldOf } from '../ui/form.ts'
import type { DirectBookingForm } from './direct-booking-draft.ts'

/** The email address and phone number at which the agency reaches the customer. */
export function Contacts({ form }: { form: DirectBookingForm }) {
  return (
    <section
      aria-labelledby="contatti"
      className="rounded-panel border border-line bg-white p-5 pt-6 md:p-9"
    >
      <h2 id="contatti" className="mb-5 text-small-title md:text-[1.75rem]">
        I tuoi contatti
      </h2>
      <div className="grid gap-5 md:grid-cols-2 md:gap-6">
        <Input
          {...fieldOf(form, 'email')}
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          required
          maxLength={travellerLimits.email}
        />
        <Input
          {...fieldOf(form, 'phone')}
          label="Telefono"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          required
          maxLength={travellerLimits.phone}
        />
      </div>
    </section>
  )
}
