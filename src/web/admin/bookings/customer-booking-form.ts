import type { z } from 'zod'
import type { customerBookingFormSchema } from '../../../contract/admin/booking/customer-booking.ts'
import type { StaffForm } from '../ui/use-staff-form.ts'

export type Typed = z.input<typeof customerBookingFormSchema>
export type Checked = z.output<typeof customerBookingFormSchema>
export type BookingForm = StaffForm<Typed, Checked>
