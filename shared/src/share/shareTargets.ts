export interface ShareTarget {
  label: string;
  href: string;
}

/** Links that open another service with the page's title and address filled in. They load nothing by themselves. */
export function shareTargets(title: string, url: string): readonly ShareTarget[] {
  const text = encodeURIComponent(`${title} ${url}`);
  return [
    { label: 'WhatsApp', href: `https://wa.me/?text=${text}` },
    { label: 'Viber', href: `viber://forward?text=${text}` },
    {
      label: 'Facebook',
      href: `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(url)}`,
    },
    { label: 'E-mail', href: `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}` },
  ];
}
