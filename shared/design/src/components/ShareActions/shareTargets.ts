const shareServices = ['WhatsApp', 'Viber', 'Facebook', 'Email'] as const;

export type ShareService = (typeof shareServices)[number];

interface ShareTarget {
  label: ShareService;
  href: string;
}

/** A link for each service that opens it with the page's title and address filled in. They load nothing by themselves. */
export function shareTargets(
  title: string,
  url: string,
  services: readonly ShareService[] = shareServices,
): readonly ShareTarget[] {
  const text = encodeURIComponent(`${title} ${url}`);
  const address = encodeURIComponent(url);
  const links: Record<ShareService, string> = {
    WhatsApp: `https://wa.me/?text=${text}`,
    Viber: `viber://forward?text=${text}`,
    Facebook: `https://www.facebook.com/sharer/sharer.php?u=${address}`,
    Email: `mailto:?subject=${encodeURIComponent(title)}&body=${address}`,
  };
  return services.map((label) => ({ label, href: links[label] }));
}
