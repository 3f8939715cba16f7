/**
 * The address a WhatsApp chat opens at, with the greeting filled in.
 * @param number with its country and without a plus, as WhatsApp wants it
 */
export const whatsappUrl = ({ number, greeting }: { number: string; greeting: string }) =>
  `https://wa.me/${number}?text=${encodeURIComponent(greeting)}`;
