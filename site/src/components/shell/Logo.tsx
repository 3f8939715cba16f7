/** The mark alone: a roof plane lit by the sun. @param size in CSS pixels */
export function LogoMark({ size, className }: { size: number; className?: string }) {
  return (
    <svg aria-hidden="true" className={className} height={size} viewBox="0 0 32 32" width={size}>
      <rect fill="#257552" height="32" rx="8" width="32" />
      <path d="M32 8v16a8 8 0 0 1-8 8H5z" fill="#ffc53d" />
      <path d="M0 20 20 0h4a8 8 0 0 1 8 8v0L8 32a8 8 0 0 1-8-8z" fill="#1d5a43" opacity=".35" />
    </svg>
  );
}

/** The mark with the name; `nameClass` can leave the name to readers. */
export function Logo({ name, nameClass }: { name: string; nameClass?: string }) {
  return (
    <span className="flex items-center gap-2.5 font-kop text-[1.625rem] font-bold leading-none tracking-tight">
      <LogoMark className="shrink-0" size={32} />
      <span className={nameClass}>{name}</span>
    </span>
  );
}
